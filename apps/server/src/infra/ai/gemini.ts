import { createGoogle } from '@ai-sdk/google'
import { generateText, Output, type UserContent } from 'ai'
import { z } from 'zod/mini'
import { AiFailure } from './ai-failure.ts'
import { parseDuration, untilPacificMidnight } from './durations.ts'
import type { ReadRefusal, Refusal } from './judge.ts'
import type { PictureOrder } from './orders.ts'
import { bytesOf } from './picture-bytes.ts'
import { createProviderFetch } from './provider-fetch.ts'
import type { Vendor, VendorCall } from './vendor.ts'
import type { Verdict } from './verdict.ts'

interface Options {
  keys: readonly string[]
  baseUrl: string | undefined
  models: Vendor['models']
}

const BLOCKED = new Set([
  'SAFETY',
  'RECITATION',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
  'IMAGE_RECITATION',
])

/** Uses `generateText` for pictures, because `generateImage` hides why Gemini blocked a request. */
export function createGemini({ keys, baseUrl, models }: Options): Vendor {
  const model = (kind: keyof Vendor['models'], { key }: VendorCall) =>
    createGoogle({ apiKey: key, baseURL: baseUrl, fetch: createProviderFetch({ authorized: true, kind }) })(
      models[kind],
    )

  return {
    engine: 'gemini',
    keys,
    models,
    readRefusal,

    async picture(order, call) {
      const { finalStep } = await generateText({
        ...ask(order, call),
        model: model('picture', call),
        providerOptions: { google: { responseModalities: ['TEXT', 'IMAGE'], imageConfig: imageConfigOf(order) } },
      })
      count(finalStep.usage, call)
      const pictures = finalStep.files.map(bytesOf)
      if (pictures.length === 0) throw refusalOf(finalStep)
      return pictures
    },

    async words(order, call) {
      const result = await generateText({
        ...ask(order, call),
        model: model('words', call),
        output: Output.object({ schema: order.schema }),
      })
      count(result.finalStep.usage, call)
      if (!result.text) throw refusalOf(result.finalStep)
      return result.output
    },
  }
}

function ask({ system, prompt, images = [] }: { system: string; prompt: string; images?: Buffer[] }, call: VendorCall) {
  const content: UserContent = [
    ...images.map((data) => ({ type: 'file' as const, data, mediaType: 'image' })),
    { type: 'text', text: prompt },
  ]
  return {
    instructions: system,
    messages: [{ role: 'user' as const, content }],
    maxRetries: 0,
    abortSignal: call.signal,
  }
}

const ASPECT_RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'] as const

function imageConfigOf({ aspectRatio }: PictureOrder) {
  const known = ASPECT_RATIOS.find((ratio) => ratio === aspectRatio)
  return known ? { aspectRatio: known } : undefined
}

function count(usage: { inputTokens?: number; outputTokens?: number }, call: VendorCall): void {
  call.spent({ input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 })
}

const PromptFeedback = z.object({ promptFeedback: z.object({ blockReason: z.string() }) })

function refusalOf(step: { rawFinishReason?: string; providerMetadata?: Record<string, unknown> }): AiFailure {
  const feedback = PromptFeedback.safeParse(step.providerMetadata?.google)
  if (feedback.success) return new AiFailure('blocked', `prompt blocked: ${feedback.data.promptFeedback.blockReason}`)
  const reason = step.rawFinishReason ?? 'no reason given'
  return new AiFailure(BLOCKED.has(reason) ? 'blocked' : 'unusable', `nothing in the answer: ${reason}`)
}

const ErrorBody = z.object({
  error: z.object({
    message: z._default(z.string(), ''),
    details: z._default(z.array(z.record(z.string(), z.unknown())), []),
  }),
})
const Violation = z.object({
  quotaId: z._default(z.string(), ''),
  quotaValue: z._default(z.coerce.string(), ''),
})
const Violations = z.catch(z.array(Violation), [])

const readRefusal: ReadRefusal = (refusal) => {
  const { message, details } = bodyOf(refusal)
  if (refusal.status === 400 && details.some(({ reason }) => reason === 'API_KEY_INVALID')) {
    return { action: 'next-key', kind: 'misconfigured', detail: refusal.detail }
  }
  return refusal.status === 429 ? readQuota(refusal, message, details) : undefined
}

/** Gemini sends the time to wait as `retryDelay` in the response body, not in a header. */
function readQuota({ detail, now }: Refusal, message: string, details: Record<string, unknown>[]): Verdict | undefined {
  const violations = details.flatMap((entry) => Violations.parse(entry.violations))
  const waitMs = details.map(({ retryDelay }) => parseDuration(retryDelay)).find((delay) => delay !== undefined)
  const forTheDay = violations.some(({ quotaId, quotaValue }) => /PerDay/i.test(quotaId) || quotaValue === '0')
  if (forTheDay || /\blimit: 0\b/.test(message)) {
    return { action: 'next-key', kind: 'quota', detail, restMs: waitMs ?? untilPacificMidnight(now) }
  }
  return waitMs === undefined ? undefined : { action: 'wait', kind: 'quota', detail, waitMs }
}

function bodyOf({ body }: Refusal): z.infer<typeof ErrorBody>['error'] {
  try {
    return ErrorBody.parse(JSON.parse(body)).error
  } catch {
    return { message: '', details: [] }
  }
}
