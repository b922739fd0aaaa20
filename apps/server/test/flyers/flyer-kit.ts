import type { CreditCounts } from '@ufaro/contract/credits.ts'
import type { Run } from '@ufaro/contract/run.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { expect } from 'vitest'
import type { TestApp } from '../build-app.ts'
import { insertGrant } from '../factories/grant.ts'
import { createPerson, type Person } from '../factories/person.ts'

export async function createOwner(app: TestApp, credits: Partial<CreditCounts>): Promise<Person> {
  const person = await createPerson(app)
  await app.pool.query('update grants set ended_at = now() where user_id = $1', [person.user.id])
  await insertGrant(app, person.user.id, credits)
  return person
}

export const creditsLeft = async (person: Person, mode: ToolId): Promise<number> =>
  (await person.call('GET', '/api/user/plan')).body.credits_breakdown[mode]

export const runOf = async (person: Person, runId: string): Promise<Run> =>
  (await person.call('GET', `/api/runs/${runId}`)).body

export async function expectUntouched(app: TestApp, person: Person, mode: ToolId, credits: number): Promise<void> {
  expect(await creditsLeft(person, mode)).toBe(credits)
  const { rows } = await app.pool.query(
    `select (select count(*) from runs where user_id = $1)::int as runs,
            (select count(*) from files where user_id = $1 and deleted_at is null)::int as files`,
    [person.user.id],
  )
  expect(rows[0]).toEqual({ runs: 0, files: 0 })
}

export async function countRefunds(app: TestApp, person: Person): Promise<number> {
  const { rows } = await app.pool.query(
    `select count(*)::int as n from ledger_entries where user_id = $1 and kind = 'refund'`,
    [person.user.id],
  )
  return rows[0].n
}

export const plain = (width: number, height: number, background: string, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width, height, channels: 4, background } })
    .toFormat(format)
    .toBuffer()

export const dataUrl = (bytes: Buffer): string => `data:image/png;base64,${bytes.toString('base64')}`

export type Fields = Record<string, unknown>

export function formOf(fields: Fields, pictures: Record<string, Buffer>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'colors') for (const color of value as string[]) form.append(name, color)
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const [name, bytes] of Object.entries(pictures)) form.append(name, new Blob([new Uint8Array(bytes)]), name)
  return form
}

export const jsonOf = (fields: Fields, pictures: Record<string, Buffer>): Fields => ({
  ...fields,
  ...Object.fromEntries(Object.entries(pictures).map(([name, bytes]) => [name, dataUrl(bytes)])),
})

export const pixelOf = async (picture: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(picture).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]
