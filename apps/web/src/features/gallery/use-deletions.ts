import { useCallback, useEffect, useRef, useState } from 'react'
import { plural } from '#web/lib/formats.ts'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { notify } from '#web/ui/toast.tsx'
import { useDeleteCreations } from './creations-query.ts'

const UNDO_MS = 4500

/**
 * Deletes items with a chance to undo. Hides them at once, and sends the call after the undo period or when the user
 * leaves the page.
 */
export function useDeletions() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const waiting = useRef(new Map<ReturnType<typeof setTimeout>, readonly string[]>())
  const deleteNow = useDeleteCreations()
  const latest = useRef(deleteNow)
  latest.current = deleteNow

  const show = useCallback(
    (ids: readonly string[]) => setHidden((before) => new Set([...before].filter((id) => !ids.includes(id)))),
    [],
  )

  const remove = useCallback(
    (ids: readonly string[]) => {
      setHidden((before) => new Set([...before, ...ids]))
      const timer = setTimeout(async () => {
        waiting.current.delete(timer)
        try {
          await latest.current(ids)
        } catch (error) {
          show(ids)
          notify.error(sentenceOf(error))
        }
      }, UNDO_MS)
      waiting.current.set(timer, ids)
      notify.success(`${plural(ids.length, 'creation')} deleted.`, {
        label: 'Undo',
        onClick: () => {
          clearTimeout(timer)
          waiting.current.delete(timer)
          show(ids)
        },
      })
    },
    [show],
  )

  useEffect(() => {
    const pending = waiting.current
    return () => {
      for (const [timer, ids] of pending) {
        clearTimeout(timer)
        void latest.current(ids).catch(() => {})
      }
      pending.clear()
    }
  }, [])

  return { hidden, remove }
}
