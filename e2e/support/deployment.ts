import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy in front of the product. From `deploy` on, it changes the service worker as a new version would. */
export interface Deployment {
  url: string
  deploy: () => void
  close: () => Promise<void>
}

export async function startDeployment(target: string): Promise<Deployment> {
  let version = ''
  const server = createServer((asked, answer) => {
    const { method, headers } = asked
    const passed = request(new URL(asked.url ?? '/', target), { method, headers }, (got) => {
      const isWorker = asked.url === '/sw.js' && got.statusCode === 200
      // After `deploy`, the body is longer, so do not pass on the length and the etag of the original.
      const { 'content-length': length, etag, ...rest } = got.headers
      answer.writeHead(got.statusCode ?? 502, isWorker ? rest : got.headers)
      if (!isWorker) return got.pipe(answer)
      got.on('end', () => answer.end(version))
      got.pipe(answer, { end: false })
    })
    passed.on('error', () => answer.destroy())
    if (asked.url === '/sw.js') {
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) passed.removeHeader(name)
    }
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      version = '\n// the next version'
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
