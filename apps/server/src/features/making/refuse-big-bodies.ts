import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../db/db.ts'
import { isBig } from '../../http/big-bodies.ts'
import { isKnownKey } from '../../http/idempotency-store.ts'
import { hasRecentRun } from '../runs/run-rows.service.ts'
import { modesByCall } from './generate.routes.ts'
import type { MayPay } from './may-pay.ts'

/**
 * Refuses large request bodies before reading them if the user cannot pay, unless the call may continue a recent run or
 * repeats an earlier call. Must be called before routes are registered.
 */
export function refuseBigBodies(http: FastifyInstance, { db, mayPay }: { db: Db; mayPay: MayPay }): void {
  const modesOf: ReadonlyMap<Endpoint, ToolId[]> = modesByCall()
  const refuse = async (request: FastifyRequest, modes: ToolId[]): Promise<void> => {
    const { caller } = request
    if (!caller || !isBig(request)) return
    if ((await hasRecentRun(db, caller.user.id, modes)) || (await isRepeat(db, caller.user.id, request))) return
    await mayPay(caller.user, modes)
  }

  http.addHook('onRoute', (route) => {
    const modes = route.config?.endpoint && modesOf.get(route.config.endpoint)
    if (modes) route.preParsing = (request) => refuse(request, modes)
  })
}

async function isRepeat(db: Db, userId: string, { headers }: FastifyRequest): Promise<boolean> {
  const key = headers['idempotency-key']
  return typeof key === 'string' && isKnownKey(db, userId, key)
}
