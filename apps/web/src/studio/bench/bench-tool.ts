import type { Parcel, PlacedFiles } from '../hand-over/hand-over.ts'
import type { RunInputs, RunKind } from '../run/run-inputs.ts'
import type { RunView } from '../run/run-view.ts'
import type { Zone } from '../upload/picture-zone.tsx'
import type { Picture, PictureRules } from '../upload/take-picture.ts'
import type { Split } from '../use-draft.ts'

export interface SlotOptions<Form> {
  label: string
  rules?: PictureRules
  /** Takes a picture into the form. `form` is the current form at that time. */
  take: (picture: Picture, form: Form) => Partial<Form> | Promise<Partial<Form>>
  /** Name by which other tools hand a picture over to this slot. The slot's own name by default. */
  place?: string
  landing?: (parcel: Parcel) => Partial<Form>
}

export type Pictures<Slot extends string> = Record<Slot, Picture | null>

export interface BenchTool<Form extends object, Slot extends string> {
  run: RunKind
  emptyForm: Form
  split?: Split
  pictures: { [Name in Slot]: SlotOptions<Form> }
  /** Area for choosing the first picture. Panels that show more before there is a picture pass `empty` instead. */
  zone?: Zone
  /** Slot that receives files dropped or pasted anywhere on the page. The first slot by default. */
  stray?: (form: Form) => Slot | null
  texts?: Readonly<Record<string, (text: string) => Partial<Form>>>
  isEmpty?: (form: Form) => boolean
  /** A sentence about what is missing before a run can start. Null if nothing is missing. */
  missing: (form: Form) => string | null
  inputs: (form: Form) => RunInputs
  /** Restores from a request the form fields that it names differently, and pictures that have no slot. */
  again?: (request: Record<string, unknown>, files: PlacedFiles) => Partial<Form> | Promise<Partial<Form>>
  byModelAlone?: readonly number[]
  useView?: (view: RunView | null) => RunView | null
  failure?: { title: string; kept: string }
  adjusts?: boolean
  /** If true, a new picture hides the last results, so that the stage shows the picture of the next run. */
  pictureClears?: boolean
  fresh: Fresh<Form>
}

export interface Fresh<Form> {
  ready: string
  kept?: string
  undo?: string
  form?: Partial<Form>
}
