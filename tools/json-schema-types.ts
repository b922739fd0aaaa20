type Schema = Record<string, unknown>

export function typeOf(schema: Schema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(' | ')
  if ('const' in schema) return literal(schema.const)
  for (const word of ['anyOf', 'oneOf'] as const) {
    if (Array.isArray(schema[word])) return unite((schema[word] as Schema[]).map(typeOf))
  }
  if (Array.isArray(schema.allOf)) return (schema.allOf as Schema[]).map((one) => `(${typeOf(one)})`).join(' & ')
  if (Array.isArray(schema.type)) return unite(schema.type.map((type) => typeOf({ ...schema, type })))
  switch (schema.type) {
    case 'string':
      return 'string'
    case 'number':
    case 'integer':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array':
      return listOf(schema)
    case 'object':
      return objectOf(schema)
    default:
      return 'unknown'
  }
}

const literal = (value: unknown): string => JSON.stringify(value)
const unite = (types: string[]): string => [...new Set(types)].join(' | ')

function listOf({ prefixItems, items }: Schema): string {
  if (Array.isArray(prefixItems)) return `[${(prefixItems as Schema[]).map(typeOf).join(', ')}]`
  return `(${items ? typeOf(items as Schema) : 'unknown'})[]`
}

function objectOf({ properties, required, additionalProperties }: Schema): string {
  const known = Object.entries((properties ?? {}) as Record<string, Schema>)
  if (known.length === 0) {
    return typeof additionalProperties === 'object' && additionalProperties !== null
      ? `Record<string, ${typeOf(additionalProperties as Schema)}>`
      : 'Record<string, unknown>'
  }
  const needed = new Set((required ?? []) as string[])
  const fields = known.map(([name, schema]) => `${nameOf(name)}${needed.has(name) ? '' : '?'}: ${typeOf(schema)}`)
  return `{ ${fields.join('; ')} }`
}

const nameOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))
