import type { Parcel, PlacedFiles } from '../hand-over/hand-over.ts'
import type { RunInputs, RunKind } from '../run/run-inputs.ts'
import type { RunView } from '../run/run-view.ts'
import type { Zone } from '../upload/picture-zone.tsx'
import type { Picture, PictureRules } from '../upload/take-picture.ts'
import type { Split } from '../use-draft.ts'

export interface SlotOptions<Form> {
  label: string
  rules?: PictureRules
  take: (picture: Picture, form: Form) => Partial<Form> | Promise<Partial<Form>>
  /** Name of the slot in hand-overs by other tools and in earlier requests. The slot's own name by default. */
  place?: string
  landing?: (parcel: Parcel) => Partial<Form>
}

export type Pictures<Slot extends string> = Record<Slot, Picture | null>

export interface BenchTool<Form extends object, Slot extends string> {
  run: RunKind
  emptyForm: Form
  split?: Split
  pictures: { [Name in Slot]: SlotOptions<Form> }
  /**
   * The area in which the user chooses the first picture. A panel that shows more before there is a picture passes
   * `empty` to `ToolBench` instead.
   */
  zone?: Zone
  /** Returns the slot that receives files dropped or pasted anywhere on the page. The first slot by default. */
  stray?: (form: Form) => Slot | null
  texts?: Readonly<Record<string, (text: string) => Partial<Form>>>
  isEmpty?: (form: Form) => boolean
  /** Returns a sentence about what a run still lacks, or null if the run can start. */
  missing: (form: Form) => string | null
  inputs: (form: Form) => RunInputs
  /** Reads from an earlier request what it stores under names that the form lacks, and the pictures without a slot. */
  again?: (request: Record<string, unknown>, files: PlacedFiles) => Partial<Form> | Promise<Partial<Form>>
  byModelAlone?: readonly number[]
  useView?: (view: RunView | null) => RunView | null
  failure?: { title: string; kept: string }
  adjusts?: boolean
  /** True if a new picture hides the last results, so that the page shows the picture of the next run. */
  pictureClears?: boolean
  fresh: Fresh<Form>
}

export interface Fresh<Form> {
  ready: string
  kept?: string
  undo?: string
  form?: Partial<Form>
}
