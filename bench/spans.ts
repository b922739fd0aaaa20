import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  /** Times are in milliseconds since 1970. */
  from: number
  to: number
  text: string
}

interface Wire {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

export async function collectSpans() {
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as { resourceSpans?: { scopeSpans: { spans: Wire[] }[] }[] }
    for (const { scopeSpans } of body.resourceSpans ?? []) {
      for (const scope of scopeSpans) spans.push(...scope.spans.map(read))
    }
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: () => server.close(),
  }
}

const read = ({ traceId, spanId, parentSpanId, name, attributes, ...times }: Wire): Span => ({
  traceId,
  spanId,
  ...(parentSpanId && { parentSpanId }),
  name,
  from: Number(times.startTimeUnixNano) / 1e6,
  to: Number(times.endTimeUnixNano) / 1e6,
  text: attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue ?? '',
})
