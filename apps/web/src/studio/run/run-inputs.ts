import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import { slotLabel } from '@ufaro/contract/tool-ids.ts'
import type { ToolId } from '@ufaro/contract/tools.ts'
import { fillsRun, TOOLS, toolOf } from '@ufaro/contract/tools.ts'

/** `slotOption` is the name of the option that selects a result. Undefined if one request makes all results. */
export interface RunKind {
  mode: ToolId
  endpoint: Endpoint
  slotOption?: string
  fillsRun?: boolean
  namesPictures?: boolean
}

export function runKindOf(mode: ToolId): RunKind {
  const { slots, call, pictures } = toolOf(mode)
  const images = Object.values(pictures).map(({ part }) => part)
  return {
    mode,
    // Leave out the request schema, because this module would otherwise have to import the schemas of all tools.
    endpoint: { method: 'POST', path: call.path, access: 'user', summary: '', ...(images.length > 0 && { images }) },
    ...(slots?.option && { slotOption: slots.option }),
    fillsRun: fillsRun(toolOf(mode)),
    namesPictures: call.name === 'generate',
  }
}

export interface RunInputs {
  fields: Record<string, unknown>
  pictures: Record<string, Sendable | readonly Sendable[]>
}

export type Sendable = Blob | string

export const labelsOf = (mode: ToolId): string[] =>
  Array.from({ length: TOOLS[mode].outputs }, (_, index) => slotLabel(mode, index + 1))

export interface SlotCall {
  runId: string
  slot: number
  withPictures: boolean
}

export const bodyOf = (kind: RunKind, inputs: RunInputs, slotCall: SlotCall): FormData | Record<string, unknown> =>
  kind.endpoint.images ? formOf(kind, inputs, slotCall) : { ...inputs.fields, runId: slotCall.runId }

/** Pictures are sent as bytes, which are a quarter smaller than data URLs. */
export function formOf(
  { mode, slotOption }: RunKind,
  inputs: RunInputs,
  { runId, slot, withPictures }: SlotCall,
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
