import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { verifications } from '../../db/schema/auth.ts'
import { hashOf, newToken } from './tokens.ts'

export type Purpose = (typeof verifications.$inferSelect)['purpose']

export interface OneTimeToken {
  userId: string
  purpose: Purpose
  value: string
}

interface Order {
  userId: string
  purpose: Purpose
  ttlSeconds: number
  value?: string
}

export async function issue(db: Db, { ttlSeconds, value = '', ...order }: Order): Promise<string> {
  const token = newToken()
  const expiresAt = sql`now() + make_interval(secs => ${ttlSeconds})`
  await db.insert(verifications).values({ id: randomUUID(), identifier: hashOf(token), value, expiresAt, ...order })
  return token
}

const good = (token: string, purposes: Purpose[]) =>
  and(
    eq(verifications.identifier, hashOf(token)),
    inArray(verifications.purpose, purposes),
    gt(verifications.expiresAt, sql`now()`),
  )

const columns = { userId: verifications.userId, purpose: verifications.purpose, value: verifications.value }

export async function look(db: Db, token: string, purposes: Purpose[]): Promise<OneTimeToken | null> {
  const [row] = await db.select(columns).from(verifications).where(good(token, purposes))
  return row ?? null
}

export async function use(db: Db, token: string, purposes: Purpose[]): Promise<OneTimeToken | null> {
  const [row] = await db.delete(verifications).where(good(token, purposes)).returning(columns)
  return row ?? null
}

export async function forget(db: Db, userId: string, purposes: Purpose[]): Promise<void> {
  await db.delete(verifications).where(and(eq(verifications.userId, userId), inArray(verifications.purpose, purposes)))
}

export async function sweep(db: Db): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`))
}
