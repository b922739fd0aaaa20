import { doneCards, isPending } from '#web/studio/run/run-rules.ts'
import type { RunView } from '#web/studio/run/run-view.ts'
import type { TemplateHeld } from './certificates.form.ts'

export type CertificatesStage = 'template-upload' | 'customize' | 'generating' | 'results'

/** Derived anew from what is held, never remembered apart. A run that failed leads back to customizing. */
export function certificatesStage({ template }: TemplateHeld, view: RunView | null): CertificatesStage {
  if (view && isPending(view)) return 'generating'
  if (view && doneCards(view).length > 0) return 'results'
  return template ? 'customize' : 'template-upload'
}
