import type { Run } from '@ufaro/contract/run.ts'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { expect } from 'vitest'
import type { Person } from '../factories/person.ts'
import { dataUrl, type Fields, runOf } from '../flyers/flyer-kit.ts'
import type { CallOptions } from '../http-call.ts'
import { readZip, type ZipFile } from '../read-zip.ts'

export const WIDTH = 600
export const HEIGHT = 424

/**
 * Names with Nigerian letters, a currency sign, an emoji, right-to-left scripts and path characters. One is long, and the
 * last two are equal.
 */
export const NAMES = [
  'Adébáyọ̀ Ọkafor ṣẹ ń ẹ́ ị ụ ɓ ɗ ƙ ₦5,000',
  'Oluwaseun Adébáyọ̀-Ọkafor Chukwuemeka Babátúndé Ẹniọlá the Th',
  'محمد عبد الله',
  'שרה כהן',
  'Ada 🎉 Obi',
  '../../etc/passwd',
  'Ada Eze',
  'Ada Eze',
] as const

/** The paper has noise, so that no area has a single colour. */
export async function paper(format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = WIDTH, height = HEIGHT) {
  const raw = Buffer.alloc(width * height * 3)
  for (let i = 0; i < raw.length; i++) raw[i] = 205 + ((i * 7919 + (i >> 7)) % 50)
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .toFormat(format, { quality: 92 })
    .toBuffer()
}

export const body = (template: Buffer, names: readonly string[], more: Fields = {}): Fields => ({
  templateImage: dataUrl(template),
  names,
  fontStyle: { size: 40 },
  ...more,
})

export const ask = (person: Person, fields: Fields | FormData, options: CallOptions = {}) =>
  person.call('POST', '/api/certificates', { body: fields, ...options })

export async function make(person: Person, fields: Fields | FormData): Promise<Run> {
  const answer = await ask(person, fields)
  expect(answer.status, JSON.stringify(answer.body)).toBe(202)
  return ended(person, answer.body.runId)
}

export async function ended(person: Person, runId: string): Promise<Run> {
  await expect.poll(async () => (await runOf(person, runId)).finished_at, { timeout: 50_000 }).not.toBeNull()
  return runOf(person, runId)
}

export async function filesOf(person: Person, { outputs }: Run): Promise<ZipFile[]> {
  const { status, body: archive } = await person.call('GET', outputs[0]!.url!)
  expect(status).toBe(200)
  return readZip(archive)
}

export const pixels = (picture: Buffer): Promise<Buffer> => sharp(picture).removeAlpha().raw().toBuffer()
