import { doneCards, isPending } from '#web/studio/run/run-rules.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { EventsForm } from './events.form.ts'

export type EventsStage = 'flyer-upload' | 'guest-upload' | 'customize' | 'generating' | 'results'

/** Derived anew from what is held, never remembered apart. A run that failed leads back to customizing. */
export function eventsStage({ flyer, guest }: Pick<EventsForm, 'flyer' | 'guest'>, view: RunView | null): EventsStage {
  if (view && isPending(view)) return 'generating'
  if (view && doneCards(view).length > 0) return 'results'
  if (!flyer) return 'flyer-upload'
  return guest ? 'customize' : 'guest-upload'
}
