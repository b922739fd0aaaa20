import { createOpenAI } from '@ai-sdk/openai'
import { generateImage, generateText, Output, type UserContent } from 'ai'
import { z } from 'zod/mini'
import { AiFailure } from './ai-failure.ts'
import type { ReadRefusal } from './judge.ts'
import { bytesOf } from './picture-bytes.ts'
import { createProviderFetch } from './provider-fetch.ts'
import type { Vendor, VendorCall } from './vendor.ts'

interface Options {
  key: string | undefined
  baseUrl: string | undefined
  models: Vendor['models']
}

/** Models that accept the parameter `input_fidelity`. All others reject it. */
const FAITHFUL = new Set(['gpt-image-1', 'gpt-image-1.5'])

/** The picture endpoint (`edits`) has no system role, so the prompt begins with our instructions. */
export function createOpenAi({ key, baseUrl, models }: Options): Vendor {
  const provider = (kind: keyof Vendor['models'], call: VendorCall) =>
    createOpenAI({
      apiKey: call.key,
      // Always set the URL, because the SDK would otherwise read one from the environment.
      baseURL: baseUrl ?? 'https://api.openai.com/v1',
      fetch: createProviderFetch({ authorized: call.key !== '', kind }),
    })

  return {
    engine: 'openai',
    keys: [key ?? ''],
    models,
    readRefusal,

    async picture({ system, prompt, images, aspectRatio }, call) {
      const text = `${system}\n\n${prompt}`
      const result = await generateImage({
        model: provider('picture', call).image(models.picture),
        prompt: images.length > 0 ? { text, images } : text,
        size: sizeOf(aspectRatio),
        maxRetries: 0,
        abortSignal: call.signal,
        providerOptions: { openai: FAITHFUL.has(models.picture) && images.length > 0 ? { inputFidelity: 'high' } : {} },
      })
      count(result.usage, call)
      return result.images.map(bytesOf)
    },

    async words({ system, prompt, images = [], schema }, call) {
      const content: UserContent = [
        { type: 'text', text: prompt },
        ...images.map((data) => ({ type: 'file' as const, data, mediaType: 'image' })),
      ]
      const result = await generateText({
        model: provider('words', call).chat(models.words),
        instructions: system,
        messages: [{ role: 'user', content }],
        output: Output.object({ schema }),
        maxRetries: 0,
        abortSignal: call.signal,
      })
      count(result.finalStep.usage, call)
      if (result.finishReason === 'content-filter') throw new AiFailure('blocked', 'the answer was filtered')
      return result.output
    },
  }
}

/** Picks one of the three sizes that the models offer: square, landscape (3:2) or portrait (2:3). */
function sizeOf(aspectRatio: string | undefined): `${number}x${number}` | undefined {
  if (!aspectRatio) return undefined
  const [width = 1, height = 1] = aspectRatio.split(':').map(Number)
  if (width === height) return '1024x1024'
  return width < height ? '1024x1536' : '1536x1024'
}

function count(usage: { inputTokens?: number; outputTokens?: number }, call: VendorCall): void {
  call.spent({ input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 })
}

const ErrorBody = z.object({ error: z.object({ type: z.unknown(), code: z.unknown() }) })
const BLOCKED = ['moderation_blocked', 'content_policy_violation']

const readRefusal: ReadRefusal = ({ status, body, detail }) => {
  const words = wordsOf(body)
  if (status === 400 && BLOCKED.some((code) => words.includes(code))) return { action: 'stop', kind: 'blocked', detail }
  if (status === 429 && words.includes('insufficient_quota')) return { action: 'next-key', kind: 'quota', detail }
  return undefined
}

function wordsOf(body: string): unknown[] {
  try {
    const { code, type } = ErrorBody.parse(JSON.parse(body)).error
    return [code, type]
  } catch {
    return []
  }
}
