import type { Ask, Outcome } from './tool.ts'

const INLINE_MAX_BYTES = 1024 * 1024
const INLINE_MOST = 4

export interface ToolResult {
  [key: string]: unknown
  content: ({ type: 'text'; text: string } | { type: 'image'; data: string; mimeType: string })[]
  structuredContent?: Record<string, unknown>
  isError?: boolean
}

interface Shown {
  url: string | null
  bytes: number | null
  previews?: { w640: string } | null
}

export async function resultOf({ status, body }: Outcome, ask: Ask, origin: string): Promise<ToolResult> {
  const content = withOrigin(body ?? {}, origin) as Record<string, unknown>
  const text = { type: 'text' as const, text: JSON.stringify(content) }
  if (status >= 400) return { content: [text], structuredContent: content, isError: true }
  const outputs = ((body as { outputs?: Shown[] } | null)?.outputs ?? []).slice(0, INLINE_MOST)
  const pictures = await Promise.all(outputs.map((output) => pictureOf(output, ask)))
  return { content: [text, ...pictures.filter((picture) => picture !== null)], structuredContent: content }
}

async function pictureOf({ url, bytes, previews }: Shown, ask: Ask) {
  const path = bytes !== null && bytes <= INLINE_MAX_BYTES ? url : (previews?.w640 ?? null)
  if (!path) return null
  const answer = await ask('GET', path)
  if (answer.status !== 200 || !answer.type.startsWith('image/') || answer.bytes.length > INLINE_MAX_BYTES) return null
  return { type: 'image' as const, data: answer.bytes.toString('base64'), mimeType: answer.type }
}

function withOrigin(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return /^\/(files|e)\//.test(value) ? origin + value : value
  if (Array.isArray(value)) return value.map((one) => withOrigin(one, origin))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withOrigin(one, origin)]))
}
