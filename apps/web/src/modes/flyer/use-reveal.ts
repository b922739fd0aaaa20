import { useEffect, useState } from 'react'
import type { RunView } from '#web/studio/run/run-view.ts'
import { REVEAL_MS, revealed } from './reveal.ts'

const doneOf = (view: RunView | null) => view?.cards.filter(({ status }) => status === 'done').length ?? 0

export function useReveal(view: RunView | null): RunView | null {
  const done = doneOf(view)
  const runId = view?.runId
  const [state, setState] = useState({ runId, shown: done })
  // A new run starts empty, a resumed one with its results.
  const shown = state.runId === runId ? state.shown : done
  if (state.runId !== runId) setState({ runId, shown })

  useEffect(() => {
    if (shown >= done) return
    const timer = setTimeout(() => setState({ runId, shown: shown + 1 }), shown === 0 ? 0 : REVEAL_MS)
    return () => clearTimeout(timer)
  }, [runId, shown, done])

  return view && revealed(view, shown)
}
