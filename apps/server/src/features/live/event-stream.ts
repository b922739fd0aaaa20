import { PassThrough, type Readable } from 'node:stream'

const MOST_WAITING = 1024 * 1024

export function createEventStream() {
  const stream = new PassThrough({ highWaterMark: MOST_WAITING })
  const write = (text: string) => {
    if (stream.writableEnded || stream.destroyed) return
    if (stream.writableLength + stream.readableLength > MOST_WAITING) stream.destroy()
    else stream.write(text)
  }
  stream.on('error', () => {})

  return {
    readable: stream as Readable,
    send: (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    /** Sent regularly, so that proxies do not close an idle connection and dead connections are noticed. */
    comment: () => write(': still here\n\n'),
    end: () => void stream.end(),
    onClose: (then: () => void) => void stream.once('close', then),
  }
}
export type EventStream = ReturnType<typeof createEventStream>
