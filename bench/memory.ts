import { setTimeout } from 'node:timers/promises'

const EVERY_MS = 100

export async function residentBytes(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`)
  const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(await answer.text()) ?? []
  if (!bytes) throw new Error(`${url} does not tell its memory`)
  return Number(bytes)
}

export async function peakDuring<T>(url: string, work: () => Promise<T>): Promise<{ result: T; peak: number }> {
  const seen: number[] = []
  const done = new AbortController()
  const watch = async () => {
    while (!done.signal.aborted) {
      seen.push(await residentBytes(url))
      await setTimeout(EVERY_MS)
    }
  }
  const watching = watch()
  const result = await work().finally(() => done.abort())
  await watching
  return { result, peak: Math.max(...seen) }
}
