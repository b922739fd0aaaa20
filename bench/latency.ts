import { setTimeout } from 'node:timers/promises'

export interface Timed {
  firstByteMs: number
  totalMs: number
  bytes: number
}

/**
 * @param pauseMs pause after every chunk, to simulate a slow connection
 * @throws if the request is refused
 */
export async function timeAnswer(url: string, token: string, pauseMs = 0): Promise<Timed> {
  const began = performance.now()
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`)
  let bytes = 0
  let firstByteMs = 0
  for await (const chunk of answer.body) {
    if (bytes === 0) firstByteMs = performance.now() - began
    bytes += chunk.length
    if (pauseMs > 0) await setTimeout(pauseMs)
  }
  return { firstByteMs, totalMs: performance.now() - began, bytes }
}

/** @param share for example 0.95 for the 95th percentile */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN
