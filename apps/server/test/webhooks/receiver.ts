import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Arrived {
  headers: Record<string, string>
  /** The raw body, which the signature covers. */
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the event that it checks
  body: any
}

type Answer = (response: ServerResponse, nth: number) => void

export async function openReceiver(answer: Answer = (response) => response.writeHead(204).end()) {
  const arrived: Arrived[] = []
  const state = { answer }
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString()
    arrived.push({ headers: request.headers as Record<string, string>, text, body: JSON.parse(text) })
    state.answer(response, arrived.length)
  })
  let connections = 0
  server.on('connection', () => connections++)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}/hooks`,
    arrived,
    connections: () => connections,
    answerWith: (next: Answer) => {
      state.answer = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
export type Receiver = Awaited<ReturnType<typeof openReceiver>>
