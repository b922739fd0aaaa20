import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import type { Mode } from '@ufaro/contract/modes.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../db/db.ts'
import { isBig } from '../../http/big-bodies.ts'
import { isKnownKey } from '../../http/idempotency-store.ts'
import { hasRecentRun } from '../runs/run-work.service.ts'
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
    if ((await hasRecentRun(db, caller.user.id, modes)) || (await isRepeat(db, caller.user.id, request))) return
    await mayPay(caller.user, modes)
  })
}

async function isRepeat(db: Db, userId: string, { headers }: FastifyRequest): Promise<boolean> {
  const key = headers['idempotency-key']
  return typeof key === 'string' && isKnownKey(db, userId, key)
}
