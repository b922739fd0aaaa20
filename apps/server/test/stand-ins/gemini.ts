import { json, lineFault } from './faults.ts'
import { madePicture } from './made-picture.ts'
import { runAsScript } from './run-as-script.ts'
import { type Fault, type RecordedCall, type Reply, type StandIn, startStandIn } from './stand-in-server.ts'

interface GeminiRequest {
  contents: { role: string; parts: { text?: string; inlineData?: { mimeType: string; data: string } }[] }[]
  systemInstruction?: { parts: { text: string }[] }
  generationConfig: {
    responseModalities?: string[]
    responseMimeType?: string
    responseJsonSchema?: unknown
    imageConfig?: { aspectRatio?: string }
  }
}

type Paint = ((source: Buffer) => Promise<Buffer>) | null

/** `words` is the reply of text models. */
export async function startGeminiStandIn({ port, words = '{}' }: { port?: number; words?: string } = {}) {
  const texts = [words]
  let paint: Paint = null
  const nextText = () => (texts.length > 1 ? texts.shift() : texts[0]) ?? words
  const standIn: StandIn = await startStandIn({
    port,
    keyOf: (headers) => headers['x-goog-api-key'] ?? '',
    answer: async (call, fault) => {
      const good = async () => json(200, await goodAnswer(call, nextText(), standIn.calls.length, paint))
      if (!call.key) return error(403, 'PERMISSION_DENIED', "Method doesn't allow unregistered callers.")
      if (!fault && call.method === 'GET') return json(200, { models: [{ name: 'models/gemini-2.5-flash' }] })
      if (!fault) return good()
      return (await lineFault(fault, good)) ?? providerFault(fault, call)
    },
  })
  return {
    ...standIn,
    baseUrl: `${standIn.origin}/v1beta`,
    say: (...answers: string[]) => void texts.splice(0, texts.length, ...answers),
    paintBy: (by: Paint) => {
      paint = by
    },
    requests: () => standIn.calls.map((call) => call.body as GeminiRequest),
  }
}

const modelOf = ({ path }: RecordedCall) => /\/models\/([^:]+):/.exec(path)?.[1] ?? 'unknown'

async function goodAnswer(call: RecordedCall, words: string, turn: number, paint: Paint) {
  const { contents, generationConfig } = call.body as GeminiRequest
  if (!generationConfig.responseModalities?.includes('IMAGE')) return answerOf(call, [{ text: words }], { output: 120 })
  const given = contents.flatMap(({ parts }) => parts).find(({ inlineData }) => inlineData)?.inlineData?.data
  const source = given ? Buffer.from(given, 'base64') : null
  const made = { width: 928, height: 1152, turn }
  const picture = paint && source ? await paint(source) : await madePicture(source, made)
  const inlineData = { mimeType: 'image/png', data: picture.toString('base64') }
  // Put a remark before the picture, as Gemini often does, so that code that expects the picture in parts[0] fails.
  return answerOf(call, [{ text: 'Here is the picture.' }, { inlineData }], { output: 1290 })
}

function answerOf(call: RecordedCall, parts: object[] | null, { output = 0, finishReason = 'STOP' } = {}) {
  const more = finishReason === 'CONTINUATION' && { continuationToken: 'ask-again' }
  return {
    candidates: [{ ...(parts && { content: { role: 'model', parts } }), finishReason, ...more, index: 0 }],
    usageMetadata: { promptTokenCount: 560, candidatesTokenCount: output, totalTokenCount: 560 + output },
    modelVersion: modelOf(call),
    responseId: 'stand-in',
  }
}

const error = (status: number, name: string, message: string, details?: object[]): Reply =>
  json(status, { error: { code: status, message, status: name, ...(details && { details }) } })

function providerFault(fault: Fault, call: RecordedCall): Reply {
  switch (fault.name) {
    case 'minute':
      return quota(call, 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier', '5', `${fault.retryS ?? 0.05}s`)
    case 'minute-bare':
      return error(429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted (e.g. check quota).')
    case 'day':
      return quota(
        call,
        'GenerateRequestsPerDayPerProjectPerModel-FreeTier',
        '100',
        fault.retryS ? `${fault.retryS}s` : '',
      )
    case 'limit-0':
      return quota(call, 'GenerateRequestsPerDayPerProjectPerModel-FreeTier', '0', '37021s')
    case '500':
      return error(500, 'INTERNAL', 'An internal error has occurred.')
    case '503':
      return error(503, 'UNAVAILABLE', 'This model is currently experiencing high demand. Please try again later.')
    case 'bad-key':
      return error(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
      ])
    case 'forbidden':
      return error(403, 'PERMISSION_DENIED', `Your API key ${call.key} was reported as leaked.`)
    case 'no-model':
      return error(404, 'NOT_FOUND', `models/${modelOf(call)} is not found for API version v1beta.`)
    case 'blocked':
      return json(200, {
        promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
        usageMetadata: { promptTokenCount: 9 },
      })
    default:
      return emptyAnswer(fault, call)
  }
}

function quota(call: RecordedCall, quotaId: string, quotaValue: string, retryDelay: string): Reply {
  const message = `You exceeded your current quota.\n* Quota exceeded for metric: generate_content_free_tier_requests, limit: ${quotaValue}`
  const quotaDimensions = { location: 'global', model: modelOf(call) }
  const type = 'type.googleapis.com/google.rpc'
  return error(429, 'RESOURCE_EXHAUSTED', message, [
    { '@type': `${type}.QuotaFailure`, violations: [{ quotaId, quotaValue, quotaDimensions }] },
    { '@type': `${type}.Help`, links: [{ description: 'Learn more', url: 'https://ai.google.dev/gemini-api/docs' }] },
    ...(retryDelay ? [{ '@type': `${type}.RetryInfo`, retryDelay }] : []),
  ])
}

function emptyAnswer({ name }: Fault, call: RecordedCall): Reply {
  const bytes = (text: string) => ({
    inlineData: { mimeType: 'image/png', data: Buffer.from(text).toString('base64') },
  })
  switch (name) {
    case 'image-safety':
      return json(200, answerOf(call, null, { finishReason: 'IMAGE_SAFETY' }))
    case 'prohibited':
      return json(200, answerOf(call, [], { finishReason: 'IMAGE_PROHIBITED_CONTENT' }))
    case 'continuation':
      return json(200, answerOf(call, [{ text: 'To be continued' }], { finishReason: 'CONTINUATION' }))
    case 'no-image':
      return json(200, answerOf(call, null, { finishReason: 'NO_IMAGE' }))
    case 'text-only':
      return json(200, answerOf(call, [{ text: 'I cannot draw that, but here is a poem.' }], { output: 30 }))
    case 'undecodable':
      return json(200, answerOf(call, [bytes('not a picture at all')], { output: 1290 }))
    case 'link':
      return json(
        200,
        answerOf(call, [{ fileData: { mimeType: 'image/png', fileUri: `http://${call.headers.host}/a.png` } }]),
      )
    default:
      throw new Error(`unknown fault ${name}`)
  }
}

if (import.meta.main) await runAsScript(startGeminiStandIn, 'GEMINI_API_KEYS=any GEMINI_BASE_URL')
