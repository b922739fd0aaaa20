import type { Parcel, PlacedFiles } from '../hand-over/hand-over.ts'
import type { RunInputs, RunKind } from '../run/run-inputs.ts'
import type { RunView } from '../run/run-view.ts'
import type { Zone } from '../upload/picture-zone.tsx'
import type { Picture, PictureRules } from '../upload/take-picture.ts'
import type { Split } from '../use-draft.ts'

export interface SlotOptions<Form> {
  label: string
  rules?: PictureRules
  /** `form` is the form at the time of the picture. */
  take: (picture: Picture, form: Form) => Partial<Form> | Promise<Partial<Form>>
  /** Slot name for hand-over; the slot's own name by default. */
  place?: string
  landing?: (parcel: Parcel) => Partial<Form>
}

export type Pictures<Slot extends string> = Record<Slot, Picture | null>

export interface BenchTool<Form extends object, Slot extends string> {
  run: RunKind
  emptyForm: Form
  split?: Split
  pictures: { [Name in Slot]: SlotOptions<Form> }
  /** The empty stage, for the first intake. A panel whose empty stage is more passes `empty`. */
  zone?: Zone
  /** Slot for files dropped or pasted anywhere; the first by default. */
  stray?: (form: Form) => Slot | null
  texts?: Readonly<Record<string, (text: string) => Partial<Form>>>
  isEmpty?: (form: Form) => boolean
  /** What is missing before a run can start, as a sentence; null for nothing. */
  missing: (form: Form) => string | null
  inputs: (form: Form) => RunInputs
  /** Fields of the form that its request has under other names, and pictures outside the slots. */
  again?: (request: Record<string, unknown>, files: PlacedFiles) => Partial<Form> | Promise<Partial<Form>>
  byModelAlone?: readonly number[]
  useView?: (view: RunView | null) => RunView | null
  failure?: { title: string; kept: string }
  adjusts?: boolean
  /** A new picture puts the results away, so that the stage shows what the next run takes. */
  pictureClears?: boolean
  fresh: Fresh<Form>
}

export interface Fresh<Form> {
  ready: string
  kept?: string
  undo?: string
  form?: Partial<Form>
}
