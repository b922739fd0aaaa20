import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import type { Mode } from '@ufaro/contract/modes.ts'
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../db/db.ts'
import { runs } from '../../db/schema/runs.ts'
import { idempotencyKeys } from '../../db/schema/site.ts'
import { isBig } from '../../http/big-bodies.ts'
import { modesByCall } from './generate.routes.ts'
import type { MayPay } from './may-pay.ts'

/** Rejects large bodies early for users who can neither pay nor have paid work pending. */
export function refuseBigBodies(http: FastifyInstance, { db, mayPay }: { db: Db; mayPay: MayPay }): void {
  const modesOf: ReadonlyMap<Endpoint, Mode[]> = modesByCall()
  http.addHook('preParsing', async (request) => {
    const { endpoint } = request.routeOptions.config
    const modes = endpoint && modesOf.get(endpoint)
    const { caller } = request
    if (!modes || !caller || !isBig(request)) return
    if ((await hasWork(db, caller.user.id, modes)) || (await isRepeat(db, caller.user.id, request))) return
    await mayPay(caller.user, modes)
  })
}

async function hasWork(db: Db, userId: string, modes: Mode[]): Promise<boolean> {
  const recent = or(inArray(runs.status, ['open', 'running']), gt(runs.finishedAt, sql`now() - interval '1 day'`))
  const theirs = and(eq(runs.userId, userId), inArray(runs.mode, modes), recent)
  return (await db.select({ id: runs.id }).from(runs).where(theirs).limit(1)).length > 0
}

async function isRepeat(db: Db, userId: string, { headers }: FastifyRequest): Promise<boolean> {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return false
  const same = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
  return (await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys).where(same).limit(1)).length > 0
}
