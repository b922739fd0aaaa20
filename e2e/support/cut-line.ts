import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy that drops the connection during an upload and refuses all uploads after that until `mend` is called. */
export interface CutLine {
  url: string
  sent: () => number
  mend: () => void
  close: () => Promise<void>
}

/**
 * @param target URL of the product
 * @param breaksAfter number of the picture's bytes after which the connection breaks
 */
export async function startCutLine(target: string, breaksAfter: number): Promise<CutLine> {
  let sent = 0
  let end = breaksAfter
  const server = createServer((asked, answer) => {
    const { method, headers, url = '/' } = asked
    const isUpload = url.startsWith('/api/uploads') && !url.endsWith('/check')
    if (isUpload && sent >= end) return asked.destroy()
    const passed = request(new URL(url, target), { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    if (!isUpload) return asked.pipe(passed)
    asked.on('data', (chunk: Buffer) => {
      if (sent >= end) return
      sent += chunk.length
      passed.write(chunk)
      if (sent < end) return
      // Bytes that were already written must arrive. `socket.destroy()` would discard them.
      passed.socket?.end()
      asked.destroy()
    })
    asked.on('end', () => passed.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    mend: () => {
      end = Number.POSITIVE_INFINITY
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
