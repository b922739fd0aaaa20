/** The parts of an OpenAPI 3.1 document this product writes and reads. */

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

/** An object schema of one optional property, which is how a single header is described. */
export const parameter = (name: string, schema: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { [name]: schema },
})
