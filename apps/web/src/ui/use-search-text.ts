import { useEffect, useRef, useState } from 'react'

const TYPING_MS = 300

/**
 * The text is sent once the user stops typing. If the URL changes for another reason, the field shows the text of the
 * URL.
 */
export function useSearchText(stored: string, send: (text: string) => void) {
  const [text, setText] = useState(stored)
  const sent = useRef(stored)
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    if (stored === sent.current) return
    sent.current = stored
    setText(stored)
  }, [stored])
  useEffect(() => {
    if (text.trim() === stored) return
    const timer = setTimeout(() => {
      sent.current = text.trim()
      latest.current(sent.current)
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, stored])
  return { text, setText }
}
