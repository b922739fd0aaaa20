import { notify } from '#web/ui/toast.tsx'
import type { StudioRun } from '../run/studio-run.ts'

interface Fresh<Form> {
  form: Form
  empty: Form
  change: (form: Form) => void
  /** What the person may bring next, such as "a new logo". */
  ready: string
}

/** Clears results and form. Nothing is lost: results are in the gallery, and what was put in comes back by undo. */
export function startFresh<Form>(run: StudioRun, { form, empty, change, ready }: Fresh<Form>): void {
  run.clear()
  change(empty)
  notify.success(`Ready for ${ready}. Your results are in the gallery.`, {
    label: 'Undo',
    onClick: () => change(form),
  })
}
