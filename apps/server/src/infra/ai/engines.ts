import type { Engine } from '@ufaro/contract/output.ts'
import type { OnPicture } from './check-picture.ts'
import { createDeadline } from './deadline.ts'
import { chooseEngine, type EngineChoice } from './engine-choice.ts'
import { createEngineTools, type EngineRecord } from './engine-tools.ts'
import { createGemini } from './gemini.ts'
import { createKeyRing } from './key-ring.ts'
import { createOpenAi } from './openai.ts'
import type { EngineTools, EngineUsage } from './orders.ts'
import { LIST_PRICES, type PriceTable } from './prices.ts'
import { createRests } from './rests.ts'
import type { Vendor } from './vendor.ts'

export interface EnginesEnv {
  GEMINI_API_KEYS: readonly string[]
  GEMINI_BASE_URL?: string
  GEMINI_IMAGE_MODEL: string
  GEMINI_TEXT_MODEL: string
  OPENAI_API_KEY?: string
  OPENAI_BASE_URL?: string
  OPENAI_IMAGE_MODEL: string
  OPENAI_TEXT_MODEL: string
  IMAGE_ENGINE?: Engine
  TEXT_ENGINE?: Engine
}

interface Deps {
  env: EnginesEnv
  log: { info: (record: object, message: string) => void; warn: (record: object, message: string) => void }
  listEnabled: () => Promise<readonly Engine[]>
  now?: () => number
  prices?: PriceTable
  onRecord?: (record: EngineRecord) => void
  backoffMs?: number
}

interface OpenOptions {
  signal: AbortSignal
  /** Milliseconds since 1970. */
  deadlineAt: number
  /** Maximum number of paid requests. */
  maxCalls?: number
  onPicture?: OnPicture
}

const MAX_CALLS = 3

export function createEngines({ env, log, listEnabled, now = Date.now, prices = LIST_PRICES, ...rest }: Deps) {
  // Without this setting the SDK would print its warnings to the console instead of our logger.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const vendors = vendorsOf(env)
  const lines = vendors.map((vendor) => ({ vendor, ring: createKeyRing(vendor.keys, now) }))
  const configured = vendors.map(({ engine }) => engine)

  const rests = createRests(now)

  const record = (entry: EngineRecord) => {
    rests.note(entry)
    rest.onRecord?.(entry)
    if (entry.outcome === 'done' || entry.outcome === 'aborted') log.info(entry, 'ai call')
    else log.warn(entry, 'ai call failed')
  }

  return {
    /**
     * @param enabled the enabled engines, if the caller has already read them
     * @throws AiFailure of kind `disabled` if all engines are switched off
     */
    async pick(kind: 'image' | 'words' | 'builtin', enabled?: readonly Engine[]): Promise<EngineChoice> {
      if (kind === 'builtin') return { engine: 'builtin', fallback: null }
      const chosen = kind === 'image' ? env.IMAGE_ENGINE : env.TEXT_ENGINE
      const { isResting } = rests
      return chooseEngine({ chosen, configured, enabled: enabled ?? (await listEnabled()), isResting })
    },

    /**
     * Returns the tools that make one output (null for the built-in engine), and a `usage` object to which each request
     * adds its cost and duration.
     */
    open(engine: Engine, { signal, deadlineAt, maxCalls = MAX_CALLS, onPicture }: OpenOptions) {
      const usage: EngineUsage = { model: null, costMicrousd: 0, calls: 0, durationMs: 0 }
      if (engine === 'builtin') return { tools: null, usage }
      const line = lines.find(({ vendor }) => vendor.engine === engine)
      if (!line) throw new Error(`${engine} is not configured`)
      const deadline = createDeadline({ signal, deadlineAt, now })
      const backoffMs = rest.backoffMs ?? 1000
      const tools: EngineTools = createEngineTools({
        ...line,
        deadline,
        signal,
        now,
        prices,
        maxCalls,
        backoffMs,
        usage,
        record,
        onPicture,
      })
      return { tools, usage }
    },
  }
}

export type Engines = ReturnType<typeof createEngines>

function vendorsOf(env: EnginesEnv): Vendor[] {
  const vendors: Vendor[] = []
  if (env.GEMINI_API_KEYS.length > 0) {
    vendors.push(
      createGemini({
        keys: env.GEMINI_API_KEYS,
        baseUrl: env.GEMINI_BASE_URL,
        models: { picture: env.GEMINI_IMAGE_MODEL, words: env.GEMINI_TEXT_MODEL },
      }),
    )
  }
  if (env.OPENAI_API_KEY || env.OPENAI_BASE_URL) {
    vendors.push(
      createOpenAi({
        key: env.OPENAI_API_KEY,
        baseUrl: env.OPENAI_BASE_URL,
        models: { picture: env.OPENAI_IMAGE_MODEL, words: env.OPENAI_TEXT_MODEL },
      }),
    )
  }
  return vendors
}
