import { AiFailure } from './ai-failure.ts'
import { firstPicture, type OnPicture } from './check-picture.ts'
import type { Deadline } from './deadline.ts'
import { judge } from './judge.ts'
import type { KeyRing } from './key-ring.ts'
import type { EngineTools, EngineUsage } from './orders.ts'
import { costOf, type PriceTable, type Tokens } from './prices.ts'
import { repeatsSystemText } from './system-leak.ts'
import { makeTries } from './tries.ts'
import type { Vendor, VendorCall } from './vendor.ts'
import type { Verdict } from './verdict.ts'

export interface EngineRecord {
  engine: Vendor['engine']
  model: string
  kind: 'image' | 'words'
  outcome: 'done' | AiFailure['kind'] | 'aborted'
  ms: number
  costMicrousd: number
  calls: number
  detail?: string
}

interface Deps {
  vendor: Vendor
  ring: KeyRing
  deadline: Deadline
  signal: AbortSignal
  now: () => number
  prices: PriceTable
  maxCalls: number
  backoffMs: number
  usage: EngineUsage
  record: (record: EngineRecord) => void
  onPicture?: OnPicture | undefined
}

export function createEngineTools(deps: Deps): EngineTools {
  const { vendor, usage, now } = deps

  async function order<T>(kind: EngineRecord['kind'], model: string, make: (call: VendorCall) => Promise<T>) {
    const startedAt = now()
    const used = { costMicrousd: 0, calls: 0 }
    let ending: Pick<EngineRecord, 'outcome' | 'detail'> = { outcome: 'aborted' }
    const spent = (tokens: Tokens) => {
      used.costMicrousd += costOf(model, tokens, deps.prices)
    }
    try {
      const made = await makeTries({ ...deps, model, judge: judgeSafely }, (key, signal) => {
        used.calls++
        return make({ key, signal, spent })
      })
      ending = { outcome: 'done' }
      return made
    } catch (error) {
      if (error instanceof AiFailure) ending = { outcome: error.kind, detail: error.detail }
      throw error
    } finally {
      const ms = now() - startedAt
      usage.model = model
      usage.costMicrousd += used.costMicrousd
      usage.calls += used.calls
      usage.durationMs += ms
      deps.record({ engine: vendor.engine, model, kind, ...ending, ms, ...used })
    }
  }

  function judgeSafely(error: unknown): Verdict {
    const verdict = judge(error, vendor.readRefusal, now())
    return { ...verdict, detail: withoutKeys(verdict.detail, vendor.keys) }
  }

  return {
    picture: (picture) =>
      order('image', vendor.models.picture, async (call) =>
        firstPicture(await vendor.picture(picture, call), picture.isResult ? deps.onPicture : undefined),
      ),

    words: (words) => {
      let remark = ''
      return order('words', vendor.models.words, async (call) => {
        const made = await vendor.words({ ...words, prompt: `${words.prompt}${remark}` }, call)
        if (repeatsSystemText(made, words.system)) throw new AiFailure('unusable', 'the answer repeats the system text')
        const fault = words.findFault?.(made) ?? null
        if (fault === null) return made
        remark = `\n\n${fault}`
        throw new AiFailure('unusable', fault)
      })
    },
  }
}

/** Removes the API keys from a provider's error message, because some providers quote a wrong key in it. */
function withoutKeys(text: string, keys: readonly string[]): string {
  let safe = text
  for (const key of keys) if (key) safe = safe.replaceAll(key, '[key]')
  return safe.replace(/\b(sk-|AIza)[\w*-]+/g, '[key]')
}
