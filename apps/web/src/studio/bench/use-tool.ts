import type { ToolId } from '@ufaro/contract/tools.ts'
import { useCallback } from 'react'
import { useEngines } from '#web/lib/site-queries.ts'
import { notify } from '#web/ui/toast.tsx'
import { useCreditCount } from '../credits/use-credit-count.ts'
import type { Refusal } from '../run/refusal.ts'
import { doneCards, isPending } from '../run/run-rules.ts'
import type { RunView } from '../run/run-view.ts'
import type { StudioRun } from '../run/studio-run.ts'
import { useRun } from '../run/use-run.ts'
import type { Zone } from '../upload/picture-zone.tsx'
import { useDraft } from '../use-draft.ts'
import type { BenchTool, Pictures } from './bench-tool.ts'
import { phaseOf, type ToolPhase } from './tool-phase.ts'
import { type PictureSlot, type Places, useSlots } from './use-slots.ts'

export interface ToolState {
  mode: ToolId
  ready: boolean
  phase: ToolPhase
  busy: boolean
  run: StudioRun
  view: RunView | null
  refusal: Refusal | null
  missing: string | null
  generate: () => void
  startFresh: () => void
  places: Places
  zone: Zone | undefined
  failure: { title: string; kept: string } | undefined
  adjusts: boolean
}

export interface Tool<Form, Slot extends string> extends ToolState {
  form: Form
  change: (changes: Partial<Form>) => void
  pictures: Record<Slot, PictureSlot>
  byModel: boolean
  mayStart: boolean
  generate: (changes?: Partial<Form>) => void
}

export function useTool<Form extends Pictures<Slot>, Slot extends string>(
  tool: BenchTool<Form, Slot>,
): Tool<Form, Slot> {
  const { mode } = tool.run
  const { value: form, ready, change } = useDraft(mode, tool.emptyForm, tool.split)
  const { run, view: newest, refusal, ready: runKnown } = useRun(tool.run)
  const { useView = asItIs } = tool
  const view = useView(newest)
  const byModel = useEngines()?.image !== 'builtin'
  const { left } = useCreditCount(mode)
  const phase = phaseOf(tool, form, view)
  const busy = phase === 'working'
  const onTaken = useCallback(() => {
    // Read the run's current state, because a run may have started while the picture was being read.
    const { view: shown } = run.store.getState()
    if (!tool.pictureClears || !shown || isPending(shown)) return
    run.clear()
    if (doneCards(shown).length > 0) notify.success('Your last results are in the gallery.')
  }, [run, tool.pictureClears])
  const { slots, places } = useSlots(tool, { form, change, disabled: busy, onTaken })
  const missing = tool.missing(form)

  return {
    ...{ mode, phase, busy, run, view, refusal, missing, places, form, change, byModel },
    ready: ready && runKnown,
    pictures: slots,
    mayStart: !busy && missing === null && left !== 0,
    zone: tool.zone,
    failure: tool.failure,
    adjusts: tool.adjusts ?? false,
    generate: (changes) => void run.start(tool.inputs({ ...form, ...changes }), byModel ? [] : tool.byModelAlone),
    startFresh() {
      const { ready: next, kept = 'Your results are in the gallery.', undo = 'Undo', form: fresh } = tool.fresh
      run.clear()
      change(fresh ?? tool.emptyForm)
      notify.success(`Ready for ${next}. ${kept}`, { label: undo, onClick: () => change(form) })
    },
  }
}

const asItIs = (view: RunView | null) => view
