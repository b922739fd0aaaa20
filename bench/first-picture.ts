import { setTimeout as sleep } from 'node:timers/promises'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { drawPortrait } from '../packages/render/src/node/testing/portrait.ts'
import { type Bench, median, table } from './bench.ts'
import { cpuOfTree } from './cpu.ts'
import { ADMIN, client, signUp } from './people.ts'
import { findPhotos } from './photos.ts'
import { startProduct } from './processes.ts'

/**
 * Before upload, the web page scales a photo down to this longer side (in pixels) and encodes it as JPEG with this
 * quality.
 */
const SENT = { side: 2048, quality: 82 }
const ROUNDS = 5
const TONES = ['light', 'medium', 'dark'] as const
const LOOKS = [1, 2, 3, 4]
/** Pause between the check of the photo and the click, in which a user reads the check's advice. */
const READING_MS = 1000
/**
 * Maximum times in milliseconds. `first` lasts from the click until the bytes of the first picture have arrived.
 * `firstCpu` is the processor time of the first picture and of its photo's check, `furtherCpu` that of a further look.
 */
const TARGET = { first: 1500, firstCpu: 2600, furtherCpu: 300 }

interface Timed {
  checkMs: number
  firstMs: number
  furtherMs: number
  firstCpuMs: number
  furtherCpuMs: number
}

export const firstPicture: Bench = {
  title: 'Headshots: from the click to the first picture',
  run: async () => {
    const product = await startProduct({ ...ADMIN, RATE_LIMIT: 'off' })
    try {
      const token = await signUp(product.url)
      const portraits = await takePortraits()
      // The first photo warms up the models and V8's compiler.
      await make(product, token, await warmUpPortrait())
      await sleep(READING_MS)
      const checked: Timed[] = []
      for (const photo of portraits) checked.push(await make(product, token, photo))
      const hasty: number[] = []
      for (const photo of await takePortraits(100)) hasty.push((await make(product, token, photo, false)).firstMs)
      const of = (read: (one: Timed) => number) => checked.map(read)
      const row = (what: string, values: number[], target?: number) => [
        what,
        median(values).toFixed(0),
        Math.max(...values).toFixed(0),
        target ? String(target) : '',
      ]
      return `${table([
        ['of one photo', 'median ms', 'longest ms', 'wanted'],
        row(
          'check, after the upload',
          of(({ checkMs }) => checkMs),
        ),
        row(
          'first picture, after the click',
          of(({ firstMs }) => firstMs),
          TARGET.first,
        ),
        row('the same, clicked before the check', hasty),
        row(
          'each further look',
          of(({ furtherMs }) => furtherMs),
        ),
        row(
          'CPU: check and first look',
          of(({ firstCpuMs }) => firstCpuMs),
          TARGET.firstCpu,
        ),
        row(
          'CPU: each further look',
          of(({ furtherCpuMs }) => furtherCpuMs),
          TARGET.furtherCpu,
        ),
      ])}

${checked.length} photos of ${SENT.side} pixels, each new to the product, one after the other. The click is POST /api/user/use-credit, POST /api/generate and
GET of the picture. CPU is of the product with its helpers, without PostgreSQL, in steps of 10 ms.`
    } finally {
      await product.stop()
    }
  },
}

async function takePortraits(seed = 1): Promise<Buffer[]> {
  const real = findPhotos()
  // A different JPEG quality makes the same photo another file, so that no cached result is used.
  if (real.length > 0) return Promise.all(real.map(({ bytes }) => asSent(sharp(bytes).autoOrient(), seed > 1 ? 1 : 0)))
  const seeds = Array.from({ length: ROUNDS }, (_, n) => seed + n)
  return Promise.all(seeds.flatMap((each) => TONES.map((tone) => draw(each, tone))))
}

const warmUpPortrait = () => draw(1000, 'medium')

function draw(seed: number, tone: (typeof TONES)[number]): Promise<Buffer> {
  const { rgba, width, height } = drawPortrait({ seed, tone, width: 1640, height: 2048 })
  return asSent(sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha())
}

const asSent = (picture: ReturnType<typeof sharp>, less = 0): Promise<Buffer> =>
  picture
    .resize(SENT.side, SENT.side, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: SENT.quality - less })
    .toBuffer()

interface Product {
  url: string
  pid: number
}

async function make({ url, pid }: Product, token: string, photo: Buffer, checks = true): Promise<Timed> {
  const send = client(url)
  const timed = async <Result>(work: () => Promise<Result>) => {
    const [began, cpu] = [performance.now(), cpuOfTree(pid).own]
    const result = await work()
    return { result, ms: performance.now() - began, cpuMs: cpuOfTree(pid).own - cpu }
  }
  const id = await upload(url, token, photo)
  const check = () => send('POST', `/api/uploads/${id}/check`, token, { mode: 'headshot' })
  const checked = checks ? await timed(check) : { ms: 0, cpuMs: 0 }
  if (checks) await sleep(READING_MS)
  const look = async (runId: string, number: number) => {
    const options = { attire: 'Corporate', look: number }
    const body = { mode: 'headshot', runId, options, productImageDataUrl: `upload:${id}` }
    const { imageUrl } = await send('POST', '/api/generate', token, body)
    const picture = await fetch(url + imageUrl)
    if (!picture.ok) throw new Error(`${imageUrl} answered ${picture.status}`)
    await picture.arrayBuffer()
  }
  const first = await timed(async () => {
    const { runId } = await send('POST', '/api/user/use-credit', token, { mode: 'headshot' })
    await look(runId, LOOKS[0]!)
    return runId as string
  })
  const further = await timed(async () => {
    for (const number of LOOKS.slice(1)) await look(first.result, number)
  })
  const others = LOOKS.length - 1
  return {
    checkMs: checked.ms,
    firstMs: first.ms,
    furtherMs: further.ms / others,
    firstCpuMs: checked.cpuMs + first.cpuMs,
    furtherCpuMs: further.cpuMs / others,
  }
}

async function upload(url: string, token: string, photo: Buffer): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' }
  const answer = await fetch(`${url}/api/uploads`, { method: 'POST', headers, body: new Uint8Array(photo) })
  if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()).id
}
