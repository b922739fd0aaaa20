import { spendCredit } from '@ufaro/contract/http/credits.ts'
import { cancelRun, getRun } from '@ufaro/contract/http/generations.ts'
import { call, session } from '#web/lib/session.ts'
import { namePictures } from '../upload/name-pictures.ts'
import { bodyOf, type RunInputs, type RunKind } from './run-inputs.ts'
import type { RunnerDeps } from './runner.ts'

const ASYNC = { prefer: 'respond-async' }

export function runCalls(kind: RunKind, inputs: () => RunInputs | null) {
  /**
   * Idempotency keys of spends that were already attempted, so that the shown number of credits is reduced only once
   * and not on every retry.
   */
  const tried = new Set<string>()

  return {
    async open(key) {
      const first = !tried.has(key)
      tried.add(key)
      const known = first ? await session.spendCredit(kind.mode, key) : null
      if (known) return known
      const body = { mode: kind.mode }
      const { runId } = await call(spendCredit, { body, headers: { 'idempotency-key': key } })
      void session.refreshData({ force: true })
      return runId
    },
    async send(slotCall, key) {
      const held = inputs()
      if (!held) throw new Error('A run without its files cannot be sent')
      const headers = { ...ASYNC, 'idempotency-key': key }
      const named = kind.namesPictures && slotCall.withPictures ? await namePictures(held) : held
      return call(kind.endpoint, { body: bodyOf(kind, named, slotCall), headers })
    },
    read: (runId) => call(getRun, { params: { id: runId } }),
    cancel: (runId) => call(cancelRun, { params: { id: runId }, headers: { 'idempotency-key': `${runId}-cancel` } }),
  } satisfies Pick<RunnerDeps, 'open' | 'send' | 'read' | 'cancel'>
}
