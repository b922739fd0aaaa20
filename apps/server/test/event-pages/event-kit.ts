import { sharp } from '@ufaro/render/node/sharp.ts'
import { expect } from 'vitest'
import type { Person } from '../factories/person.ts'
import { dataUrl, type Fields } from '../flyers/flyer-kit.ts'

export const flyer = async (width = 800, height = 1000): Promise<Buffer> => {
  const hole = await sharp({ create: { width: 360, height: 360, channels: 3, background: '#cccccc' } })
    .png()
    .toBuffer()
  const ground = Buffer.alloc(width * height * 3)
  for (let i = 0; i < ground.length; i++) ground[i] = 30 + ((i * 31 + (i >> 9)) % 60)
  return sharp(ground, { raw: { width, height, channels: 3 } })
    .composite([{ input: hole, left: 220, top: 300 }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

export const PLACE = { x: 0.275, y: 0.3, width: 0.45, height: 0.36, shape: 'rounded' } as const

export async function makePage(person: Person, fields: Fields = {}) {
  const body = { title: 'Praise Night', flyerImage: dataUrl(await flyer()), placement: PLACE, ...fields }
  const answer = await person.call('POST', '/api/event-pages', { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.page
}
