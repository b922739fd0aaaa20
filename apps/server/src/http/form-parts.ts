import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import { z } from 'zod/mini'

export type PartKind = 'text' | 'json' | 'texts'
export type PartKinds = ReadonlyMap<string, PartKind>

type Schema = z.core.JSONSchema.BaseSchema
type Property = Schema | boolean

const known = new WeakMap<object, PartKinds>()

export function partKindsOf({ body }: Pick<Endpoint, 'body'>): PartKinds {
  if (!body) return new Map()
  const before = known.get(body)
  if (before) return before
  const kinds = new Map<string, PartKind>()
  // In the input schema, a field with `z.preprocess` has no type, so its output type stays. Other input types replace
  // output types.
  for (const io of ['output', 'input'] as const) {
    collect(z.toJSONSchema(body, { io, unrepresentable: 'any' }), kinds)
  }
  known.set(body, kinds)
  return kinds
}

function collect(schema: Property, kinds: Map<string, PartKind>): void {
  if (typeof schema === 'boolean') return
  for (const part of partsOf(schema)) collect(part, kinds)
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const kind = kindOf(property)
    if (kind) kinds.set(name, kind)
  }
}

const partsOf = ({ allOf = [], anyOf = [], oneOf = [] }: Schema): Property[] => [...allOf, ...anyOf, ...oneOf]

function kindOf(schema: Property): PartKind | null {
  const types = typesOf(schema)
  types.delete('null')
  if (types.size === 0) return null
  if (types.has('string')) return 'text'
  return types.size === 1 && types.has('texts') ? 'texts' : 'json'
}

function typesOf(schema: Property | undefined): Set<string> {
  if (typeof schema !== 'object') return new Set()
  const { type, enum: values, const: value } = schema
  if (type === 'array') return new Set([isTexts(schema) ? 'texts' : 'array'])
  if (type) return new Set([type].flat())
  if (values) return new Set(values.map((each) => typeof each))
  if (value !== undefined) return new Set([typeof value])
  return new Set(partsOf(schema).flatMap((part) => [...typesOf(part)]))
}

function isTexts({ items, prefixItems = [] }: Schema): boolean {
  // For a list of fixed length, zod sets `items` to false and describes the items in `prefixItems`.
  const each = [...prefixItems, ...[items || []].flat()]
  return each.length > 0 && each.every((item) => kindOf(item) === 'text')
}
