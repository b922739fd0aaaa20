import { readFileSync } from 'node:fs'
import path from 'node:path'
import { json, lineFault } from './faults.ts'
import { madePicture } from './made-picture.ts'
import { runAsScript } from './run-as-script.ts'
import { type Fault, type RecordedCall, type Reply, type StandIn, startStandIn } from './stand-in-server.ts'

const JPEG = readFileSync(path.join(import.meta.dirname, '../assets/portrait.jpg'))

interface FilePart {
  type: string
  bytes: Buffer
}

interface OpenAiImageRequest {
  model: string
  prompt: string
  size?: string
  n?: string | number
  image?: FilePart
  'image[]'?: FilePart[]
  input_fidelity?: string
}

/** `words` is the reply of text models. */
export async function startOpenAiStandIn({ port, words = '{}' }: { port?: number; words?: string } = {}) {
  const texts = [words]
  const nextText = () => (texts.length > 1 ? texts.shift() : texts[0]) ?? words
  const standIn: StandIn = await startStandIn({
    port,
    keyOf: (headers) => (headers.authorization ?? '').replace(/^Bearer /, ''),
    answer: async (call, fault) => {
      const good = async () =>
        call.path === '/v1/chat/completions'
          ? json(200, chatAnswer(nextText()))
          : json(200, await imageAnswer(call, standIn.calls.length))
      if (!fault) return good()
      return (await lineFault(fault, good)) ?? providerFault(fault, call)
    },
  })
  return {
    ...standIn,
    baseUrl: `${standIn.origin}/v1`,
    say: (...answers: string[]) => void texts.splice(0, texts.length, ...answers),
    requests: () => standIn.calls.map((call) => call.body as OpenAiImageRequest),
  }
}

async function imageAnswer(call: RecordedCall, turn: number) {
  const { image, 'image[]': images, size } = call.body as OpenAiImageRequest
  const [width = 1024, height = 1024] = (size ?? '').split('x').map(Number).filter(Boolean)
  const picture = await madePicture((image ?? images?.[0])?.bytes ?? null, { width, height, turn })
  return imagesOf([{ b64_json: picture.toString('base64') }])
}

const imagesOf = (data: object[]) => ({
  created: 1_780_000_000,
  data,
  background: 'opaque',
  output_format: 'png',
  quality: 'high',
  size: '1024x1536',
  usage: { input_tokens: 400, output_tokens: 4160, total_tokens: 4560, input_tokens_details: { image_tokens: 323 } },
})

const chatAnswer = (content: string, finish = 'stop') => ({
  id: 'chatcmpl-stand-in',
  object: 'chat.completion',
  created: 1_780_000_000,
  model: 'stand-in',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
  usage: { prompt_tokens: 500, completion_tokens: 100, total_tokens: 600 },
})

const error = (status: number, message: string, type: string, code: string | number | null, headers = {}): Reply =>
  json(status, { error: { message, type, param: null, code } }, { 'x-request-id': 'req_stand_in', ...headers })

function providerFault(fault: Fault, call: RecordedCall): Reply {
  const rejected = 'Your request was rejected by the safety system.'
  switch (fault.name) {
    case 'minute':
      return error(429, 'Rate limit reached for images per minute.', 'tokens', 'rate_limit_exceeded', {
        'retry-after-ms': String((fault.retryS ?? 0.05) * 1000),
      })
    case 'minute-seconds':
      return error(429, 'Rate limit reached.', 'tokens', 'rate_limit_exceeded', { 'retry-after': String(fault.retryS) })
    case 'insufficient-quota':
      return error(429, 'You exceeded your current quota.', 'insufficient_quota', 'insufficient_quota')
    case 'moderation':
      return error(400, rejected, 'image_generation_user_error', 'moderation_blocked')
    case 'policy':
      return error(400, rejected, 'invalid_request_error', 'content_policy_violation')
    case 'bad-key':
      return error(401, `Incorrect API key provided: ${call.key}.`, 'invalid_request_error', 'invalid_api_key')
    case 'no-model':
      return error(404, 'The model does not exist.', 'invalid_request_error', 'model_not_found')
    case '500':
      return error(500, 'The server had an error.', 'server_error', null)
    case '503':
      return error(503, 'The engine is currently overloaded.', 'server_error', 503)
    case 'url':
      return json(200, { created: 1, data: [{ url: `http://${call.headers.host}/picture.png` }] })
    case 'text-only':
      return json(200, imagesOf([]))
    case 'undecodable':
      return json(200, imagesOf([{ b64_json: Buffer.from('not a picture').toString('base64') }]))
    case 'jpeg':
      return json(200, imagesOf([{ b64_json: JPEG.toString('base64') }]))
    case 'damaged-jpeg':
      return json(200, imagesOf([{ b64_json: JPEG.subarray(0, JPEG.length / 2).toString('base64') }]))
    case 'filtered':
      return json(200, chatAnswer('', 'content_filter'))
    default:
      throw new Error(`unknown fault ${fault.name}`)
  }
}

if (import.meta.main) await runAsScript(startOpenAiStandIn, 'OPENAI_BASE_URL')
