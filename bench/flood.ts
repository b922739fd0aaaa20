import { parentPort, workerData } from 'node:worker_threads'

const MB = 1024 * 1024
/** The most expensive JSON to parse per byte. */
const LISTS = Buffer.from(`[${'[],'.repeat(10 * MB)}0]`)
const PAUSE_MS = 100

// In its own thread: sending thirty megabytes must not slow the measured visitor down.
const { url, paths, rounds } = workerData as { url: string; paths: string[]; rounds: number }
const statuses: number[] = []
for (let round = 0; round < rounds; round++) {
  for (const path of paths) {
    const headers = { 'content-type': 'application/json' }
    // A connection closed while sending also counts as refused.
    const answer = await fetch(url + path, { method: 'POST', headers, body: LISTS }).catch(() => null)
    statuses.push(answer?.status ?? 0)
    await answer?.arrayBuffer().catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
parentPort?.postMessage(statuses)
