import { sharp } from '@ufaro/render/node/sharp.ts'
import { expect } from 'vitest'
import type { Person } from '../factories/person.ts'

export const photo = (n: number): Promise<Buffer> =>
  sharp({ create: { width: 120, height: 90, channels: 3, background: { r: n % 256, g: (n * 7) % 256, b: n >> 8 } } })
    .jpeg()
    .toBuffer()

export const item = (n: number, more: object = {}) => ({ name: `Thing ${n}`, price: 50_000 + n * 100, ...more })

export async function makeList(person: Person, fields: object = {}) {
  const answer = await person.call('POST', '/api/price-lists', { body: { name: 'December', ...fields } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.list
}

export async function putItems(person: Person, id: string, items: unknown[], photos: Record<number, Buffer> = {}) {
  const form = new FormData()
  form.append('items', JSON.stringify(items))
  for (const [row, bytes] of Object.entries(photos)) {
    form.append(`photo-${row}`, new Blob([new Uint8Array(bytes)]), `${row}.jpg`)
  }
  return person.call('PUT', `/api/price-lists/${id}/items`, { body: form })
}

export const listOf = async (person: Person, id: string) =>
  (await person.call('GET', `/api/price-lists/${id}`)).body.list

export const askForCards = (person: Person, id: string, body: object = {}) =>
  person.call('POST', `/api/price-lists/${id}/cards`, { body })

export async function photosFor(from: number, to: number): Promise<Record<number, Buffer>> {
  const photos: Record<number, Buffer> = {}
  for (let row = from; row <= to; row++) photos[row] = await photo(row)
  return photos
}
