import { ENGINES, type Engine } from '@ufaro/contract/output.ts'
import { createEngines, type EnginesEnv } from '#server/infra/ai/engines.ts'
import type { EngineTools } from '#server/infra/ai/orders.ts'

interface Options {
  log?: ReturnType<typeof logOf>
  now?: () => number
  off?: Engine[]
}

export function setUpEngines(env: Partial<EnginesEnv>, { log = logOf(), now = Date.now, off = [] }: Options = {}) {
  const engines = createEngines({
    env: {
      GEMINI_API_KEYS: [],
      GEMINI_IMAGE_MODEL: 'gemini-2.5-flash-image',
      GEMINI_TEXT_MODEL: 'gemini-2.5-flash',
      OPENAI_IMAGE_MODEL: 'gpt-image-1',
      OPENAI_TEXT_MODEL: 'gpt-4.1-mini',
      ...env,
    },
    log,
    now,
    listEnabled: async () => ENGINES.filter((engine) => !off.includes(engine)),
    backoffMs: 1,
  })
  return { ...engines, now }
}

interface OutputOptions {
  signal?: AbortSignal
  timeoutMs?: number
  maxCalls?: number
}

export function openOutput(
  engines: ReturnType<typeof setUpEngines>,
  engine: Engine,
  { signal = new AbortController().signal, timeoutMs = 60_000, maxCalls }: OutputOptions = {},
) {
  const { tools, usage } = engines.open(engine, { signal, deadlineAt: engines.now() + timeoutMs, maxCalls })
  return { tools: tools as EngineTools, usage }
}

export function logOf() {
  const lines: object[] = []
  const keep = (record: object, message: string) => void lines.push({ ...record, message })
  return { lines, info: keep, warn: keep }
}
