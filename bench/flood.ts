import { parentPort, workerData } from 'node:worker_threads'

const MB = 1024 * 1024
/** Empty arrays cost much processor time per byte to parse. */
const LISTS = Buffer.from(`[${'[],'.repeat(10 * MB)}0]`)
const PAUSE_MS = 100

// This file runs in a worker thread. If the main thread sent these thirty megabytes, the requests whose duration
// `hostile.ts` measures in the main thread would be delayed.
const { url, paths, rounds } = workerData as { url: string; paths: string[]; rounds: number }
const statuses: number[] = []
for (let round = 0; round < rounds; round++) {
  for (const path of paths) {
    const headers = { 'content-type': 'application/json' }
    // If the server closes the connection during sending, the request counts as refused.
    const answer = await fetch(url + path, { method: 'POST', headers, body: LISTS }).catch(() => null)
    statuses.push(answer?.status ?? 0)
    await answer?.arrayBuffer().catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
parentPort?.postMessage(statuses)
