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
