import { Agent, request } from 'node:http'
import { median } from './bench.ts'

export interface Load {
  url: string
  /** All clients together send this number of requests. */
  requests: number
  clients: number
  body?: string
  token?: string
}

export interface Driven {
  perSecond: number
  ms: number
}

/**
 * Each client sends one request after the other.
 * @throws if a request fails
 */
export async function drive({ url, requests, clients, body, token }: Load): Promise<Driven> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let left = requests
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const client = async () => {
    while (left-- > 0) {
      const began = performance.now()
      await once(url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, body)
      times.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return { perSecond: (requests * 1000) / (performance.now() - began), ms: median(times) }
}

function once(url: string, options: object, body?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, options, (answer) => {
      answer.resume().once('end', resolve)
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
    })
    call.once('error', reject).end(body)
  })
}
