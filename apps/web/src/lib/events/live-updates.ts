import type { PaymentStatus } from '@ufaro/contract/http/payments.ts'
import type { UserPlan } from '@ufaro/contract/plan.ts'
import type { Run } from '@ufaro/contract/run.ts'
import { queryClient } from '../query-client.ts'
import { creationsKey, paymentsKey, runKey, runsKey } from '../query-keys.ts'
import { call, session } from '../session.ts'
import type { ServerEvent } from './sse-reader.ts'

const runListeners = new Set<(run: Run) => void>()

export function onRun(listener: (run: Run) => void): () => void {
  runListeners.add(listener)
  return () => void runListeners.delete(listener)
}

export interface PaymentNews {
  reference: string
  status: PaymentStatus
}

const paymentListeners = new Set<(payment: PaymentNews) => void>()

export function onPayment(listener: (payment: PaymentNews) => void): () => void {
  paymentListeners.add(listener)
  return () => void paymentListeners.delete(listener)
}

export function startLiveUpdates(): () => void {
  let stopped = false
  let stop = () => {
    stopped = true
  }
  void import('./event-stream.ts').then(({ openEventStream }) => {
    if (!stopped) stop = openEventStream({ base: '', call, onEvent: handle, onGap: catchUp })
  })
  return () => stop()
}

/**
 * Refetches data that may have changed while there was no connection. On a new connection, the server sends only the
 * plan, unfinished runs and what changed within the last minute.
 */
function catchUp(): void {
  void session.refreshData({ force: true })
  for (const queryKey of [paymentsKey, creationsKey, runsKey]) void queryClient.invalidateQueries({ queryKey })
}

function handle({ event, data }: ServerEvent): void {
  const value = JSON.parse(data)
  if (event === 'run') takeRun(value)
  if (event === 'plan') session.takePlan(value)
  if (event === 'credits') takeCredits(value)
  if (event === 'payment') takePayment(value)
}

function takeRun(run: Run): void {
  queryClient.setQueryData(runKey(run.id), run)
  if (run.outputs.some(({ status }) => status === 'done')) refetchCreations()
  for (const listener of runListeners) listener(run)
}

const CROWD_MS = 200
let waiting = false

/** Waits a moment, because the events of several runs often arrive together and one refetch is enough for all. */
function refetchCreations(): void {
  if (waiting) return
  waiting = true
  setTimeout(() => {
    waiting = false
    void queryClient.invalidateQueries({ queryKey: creationsKey })
  }, CROWD_MS)
}

function takePayment(payment: PaymentNews): void {
  void queryClient.invalidateQueries({ queryKey: paymentsKey })
  if (payment.status === 'success') void session.refreshData({ force: true })
  for (const listener of paymentListeners) listener(payment)
}

function takeCredits(credits: Pick<UserPlan, 'credits_breakdown' | 'credits_remaining'>): void {
  const { userPlan } = session.store.getState()
  if (userPlan) session.takePlan({ ...userPlan, ...credits })
}
