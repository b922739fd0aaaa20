import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import { type Mode, slotLabel } from '@ufaro/contract/modes.ts'
import { fillsRun, TOOLS, toolOf } from '@ufaro/contract/tools.ts'

/**
 * How a mode runs. `slotOption` names the option that says which of several results is wanted; modes with one result
 * have none.
 */
export interface RunKind {
  mode: Mode
  endpoint: Endpoint
  slotOption?: string
  /** One request makes all results of the run. */
  fillsRun?: boolean
  /** Pictures are sent ahead and named in every request. */
  namesPictures?: boolean
}

/** How a tool runs, by its declaration. */
export function runKindOf(mode: Mode): RunKind {
  const { slots, call, pictures } = toolOf(mode)
  const images = Object.values(pictures).map(({ part }) => part)
  return {
    mode,
    // Only a tool's own panel has its schema.
    endpoint: { method: 'POST', path: call.path, access: 'user', summary: '', ...(images.length > 0 && { images }) },
    ...(slots?.option && { slotOption: slots.option }),
    fillsRun: fillsRun(toolOf(mode)),
    namesPictures: call.name === 'generate',
  }
}

/** What a run was started with: the fields of its request, and its pictures by the name of their part. */
export interface RunInputs {
  fields: Record<string, unknown>
  pictures: Record<string, Sendable | readonly Sendable[]>
}

/** A picture, or the name of one that the server has. */
export type Sendable = Blob | string

export const labelsOf = (mode: Mode): string[] =>
  Array.from({ length: TOOLS[mode].outputs }, (_, index) => slotLabel(mode, index + 1))

export interface Asking {
  runId: string
  slot: number
  /** False once the run holds the pictures: the server takes them from there. */
  withPictures: boolean
}

/** One result's request: a form where pictures may come along, else JSON. */
export const bodyOf = (kind: RunKind, inputs: RunInputs, asking: Asking): FormData | Record<string, unknown> =>
  kind.endpoint.images ? formOf(kind, inputs, asking) : { ...inputs.fields, runId: asking.runId }

/** One result's request as a form: bytes travel as they are, a third lighter than as data URLs. */
export function formOf(
  { mode, slotOption }: RunKind,
  inputs: RunInputs,
  { runId, slot, withPictures }: Asking,
): FormData {
  const form = new FormData()
  form.set('runId', runId)
  form.set('mode', mode)
  const options = slotOption ? { ...(inputs.fields.options as object), [slotOption]: slot } : inputs.fields.options
  for (const [name, value] of Object.entries({ ...inputs.fields, options })) {
    if (value !== undefined) form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const [name, pictures] of withPictures ? Object.entries(inputs.pictures) : []) {
    for (const picture of [pictures].flat()) {
      if (typeof picture === 'string') form.append(name, picture)
      else form.append(name, picture, name)
    }
  }
  return form
}
