import { z } from 'zod/mini'
import type { JsonSchema } from '../../http/openapi-document.ts'

type Properties = Record<string, JsonSchema>
type ObjectSchema = JsonSchema & { type: 'object'; properties: Properties; required?: string[] }
type Schema = z.core.$ZodType

const convert = (schema: Schema, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as unknown as ObjectSchema

const saysNothing = (schema: JsonSchema | undefined): boolean =>
  !schema || !['type', 'anyOf', 'oneOf', 'enum', 'const', '$ref'].some((word) => word in schema)

/** A field with `z.preprocess` accepts any input, so its output schema is used instead. */
export function jsonSchemaOf(schema: Schema): ObjectSchema {
  const sent = convert(schema, 'input')
  const read = convert(schema, 'output')
  const properties = Object.entries(sent.properties ?? {}).map(
    ([name, own]) => [name, saysNothing(own) ? (read.properties[name] ?? own) : own] as const,
  )
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(sent.required && { required: sent.required }),
  }
}

const PICTURE =
  'a data URL (JPEG, PNG or WebP), creation:<id> for a creation, or upload:<id> for an upload. Addresses on the web are not fetched.'

interface Slot {
  part: string
  label?: string
  max?: number
}

/** Describes a tool's pictures. Its body schema lacks them, because they are removed before the body is validated. */
export function pictureProperties(slots: readonly Slot[]): Properties {
  const shapeOf = ({ label = 'Picture', max = 1 }: Slot) => {
    const one = { type: 'string', description: `${label}: ${PICTURE}` }
    return max > 1 ? { type: 'array', items: one } : one
  }
  return Object.fromEntries(slots.map((slot) => [slot.part, shapeOf(slot)]))
}

export const REQUEST_ID: Properties = {
  request_id: {
    type: 'string',
    maxLength: 100,
    description:
      'A text of your choice that is new for each request. A call that is repeated with the same text within 24 hours spends and makes nothing again.',
  },
}

export const DRY_RUN: Properties = {
  dry_run: {
    type: 'boolean',
    description: 'If true, the tool only returns its price and the remaining credits, and spends nothing.',
  },
}
