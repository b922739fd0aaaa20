import { extractImageDescription } from '@ufaro/contract/http/descriptions.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'
import { FAILED } from '../run/run-view.ts'
import type { Picture } from '../upload/take-picture.ts'

export function useDescription(onText: (text: string) => void) {
  const [reading, setReading] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const latest = useRef(onText)
  const current = useRef<AbortController>(undefined)
  useEffect(() => {
    latest.current = onText
  })
  useEffect(() => () => current.current?.abort(), [])

  const read = useCallback(async ({ blob, name }: Picture) => {
    current.current?.abort()
    const reader = new AbortController()
    current.current = reader
    const { signal } = reader
    const body = new FormData()
    body.set('imageData', blob, name)
    setReading(true)
    setFault(null)
    try {
      const { description } = await call(extractImageDescription, { body, signal })
      if (!signal.aborted) latest.current(description)
    } catch (error) {
      if (!signal.aborted) setFault(error instanceof ApiError ? error.message : FAILED)
    } finally {
      if (!signal.aborted) setReading(false)
    }
  }, [])
  return { reading, fault, read }
}
