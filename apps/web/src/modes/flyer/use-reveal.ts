import { useEffect, useState } from 'react'
import type { RunView } from '#web/studio/run/run-view.ts'

export const REVEAL_MS = 1500

export function revealed(view: RunView, count: number): RunView {
  let shown = 0
  const cards = view.cards.map((card) => {
    if (card.status !== 'done' || shown++ < count) return card
    return { ...card, status: 'pending' as const, progress: 'making' as const }
  })
  return { ...view, cards }
}

const doneOf = (view: RunView | null) => view?.cards.filter(({ status }) => status === 'done').length ?? 0

export function useReveal(view: RunView | null): RunView | null {
  const done = doneOf(view)
  const runId = view?.runId
  const [state, setState] = useState({ runId, shown: done })
  // When the page changes to another run, show at once the results that the run already has.
  const shown = state.runId === runId ? state.shown : done
  if (state.runId !== runId) setState({ runId, shown })

  useEffect(() => {
    if (shown >= done) return
    const timer = setTimeout(() => setState({ runId, shown: shown + 1 }), shown === 0 ? 0 : REVEAL_MS)
    return () => clearTimeout(timer)
  }, [runId, shown, done])

  return view && revealed(view, shown)
}
