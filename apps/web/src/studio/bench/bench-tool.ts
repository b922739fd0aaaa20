import type { Parcel } from '../hand-over/hand-over.ts'
import type { RunInputs, RunKind } from '../run/run-inputs.ts'
import type { RunView } from '../run/run-view.ts'
import type { Picture, PictureRules } from '../upload/take-picture.ts'
import type { Split } from '../use-held.ts'

/** How one picture of a tool's form is taken in. */
export interface SlotOptions<Form> {
  /** What is taken in, as people call it. */
  label: string
  rules?: PictureRules
  /** Changes that a new picture makes to the form. */
  take: (picture: Picture) => Partial<Form> | Promise<Partial<Form>>
  /** Name of the slot for other tools that hand a picture over; its own name by default. */
  place?: string
  /** Changes that make room for a picture handed over, which may bring words along. */
  landing?: (parcel: Parcel) => Partial<Form>
}

/** Each picture of the form that is a slot. */
export type Pictures<Slot extends string> = Record<Slot, Picture | null>

/** What the studio has to know of a tool to run it. */
export interface BenchTool<Form extends object, Slot extends string> {
  run: RunKind
  emptyForm: Form
  split?: Split
  pictures: { [Name in Slot]: SlotOptions<Form> }
  /** Where files go that are dropped or pasted anywhere; the first slot by default. */
  stray?: (form: Form) => Slot | null
  /** Texts that other tools hand over, by the name of their place. */
  texts?: Readonly<Record<string, (text: string) => Partial<Form>>>
  /** Whether there is nothing to work on yet; by default while the first slot is empty. */
  isEmpty?: (form: Form) => boolean
  /** What is missing before a run can start, as a sentence; null for nothing. */
  missing: (form: Form) => string | null
  /** The run's request, exactly what the preview shows. */
  inputs: (form: Form) => RunInputs
  /** Slots of the run that the built-in engine cannot make. */
  byModelAlone?: readonly number[]
  /** Results as they are shown, where that is not at once. */
  useView?: (view: RunView | null) => RunView | null
  /** For tools whose failed run leads back to the form: its title there, and what has been kept. */
  failure?: { title: string; kept: string }
  /** Offers the way back from results to the same form. */
  adjusts?: boolean
  fresh: Fresh<Form>
}

/** What Start Fresh does and says. */
export interface Fresh<Form> {
  /** What may come next, such as "a new logo". */
  ready: string
  /** Where everything else is. */
  kept?: string
  /** Label of the way back. */
  undo?: string
  /** The form afterwards; the empty one by default. */
  form?: Partial<Form>
}
