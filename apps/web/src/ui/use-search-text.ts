import { useEffect, useRef, useState } from 'react'

const TYPING_MS = 300

/** The text of a search field: sent once typing pauses, and followed where the address changes without it. */
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
