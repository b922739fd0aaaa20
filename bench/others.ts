import { percentile } from './latency.ts'

const EVERY_MS = 25
/** A call without a response after this time counts as failed. */
const PATIENCE_MS = 10_000

export interface Felt {
  calls: number
  failed: number
  p50: number
  p99: number
  longest: number
}

/**
 * Runs `work` and measures other calls meanwhile. A call is sent every `EVERY_MS` even if earlier calls are unanswered,
 * so that a stall of the server delays many measured calls instead of one.
 */
export async function whileOthersAsk<Result>(
  calls: readonly { url: string; token?: string }[],
  work: () => Promise<Result>,
): Promise<{ result: Result; felt: Felt }> {
  const times: number[] = []
  const open = new Set<Promise<void>>()
  let failed = 0
  const ask = async ({ url, token }: { url: string; token?: string }) => {
    const began = performance.now()
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {})
    try {
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
      await answer.arrayBuffer()
      if (!answer.ok) failed++
    } catch {
      failed++
    }
    times.push(performance.now() - began)
  }
  let next = 0
  const clock = setInterval(() => {
    const one = ask(calls[next++ % calls.length]!).finally(() => open.delete(one))
    open.add(one)
  }, EVERY_MS)
  try {
    const result = await work()
    clearInterval(clock)
    await Promise.all(open)
    const felt = { calls: times.length, failed, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
    return { result, felt: { ...felt, longest: Math.max(...times) } }
  } finally {
    clearInterval(clock)
  }
}
