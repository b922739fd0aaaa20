export type JsonSchema = Record<string, unknown>

export interface Operation {
  summary?: string
  description?: string
  tags?: string[]
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>
}

export interface OpenApiDocument {
  info: { title: string; description: string }
  paths: Record<string, Record<string, Operation>>
}

/** The OpenAPI plugin expects each header as an object schema with one optional property, named like the header. */
export const parameter = (name: string, schema: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { [name]: schema },
})
