import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createCall } from '../http-call.ts'
import { endPrograms, startServer } from '../processes/program.ts'
import { createMaker, headshot } from '../runs/studio.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  role: string
}

const gemini = await startGeminiStandIn()
const spans: Span[] = []
let calls = 0
const collector = createServer(async (request, response) => {
  calls++
  // biome-ignore lint/suspicious/noExplicitAny: the test reads only a few fields of the OTLP format
  const body = (await json(request)) as any
  for (const { resource, scopeSpans } of body.resourceSpans ?? []) {
    // biome-ignore lint/suspicious/noExplicitAny: the test reads only a few fields of the OTLP format
    const role = resource.attributes.find(({ key }: any) => key === 'ufaro.role').value.stringValue
    for (const scope of scopeSpans) for (const span of scope.spans) spans.push({ ...span, role })
  }
  response.setHeader('content-type', 'application/json').end('{}')
})
let app: TestApp
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  // This app only provides the database, data folder and users. The tests start the processes that send traces.
  app = await buildApp({ ROLE: 'api' })
})
afterEach(endPrograms)
afterAll(async () => {
  await app.close()
  await gemini.close()
  collector.close()
})

const start = async (role: string, tracing: Record<string, string>) => {
  const { DATABASE_URL, DATA_DIR } = app.env
  const engine = { GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl }
  const server = startServer({ ROLE: role, DATABASE_URL: DATABASE_URL!, DATA_DIR, PORT: '0', ...engine, ...tracing })
  const [, url] = await server.says(/^Ufaro is ready at (http\S+)$/m)
  return createCall(url!)
}

test('without OTEL_EXPORTER_OTLP_ENDPOINT nothing is traced', async () => {
  const person = await createMaker(app, 1)
  const call = await start('all', {})
  expect((await call('POST', '/api/generate', { token: person.token, body: headshot() })).status).toBe(200)
  await sleep(1500)
  expect(calls).toBe(0)
})

test('one headshot is one trace, from the click through both processes to the stored picture', async () => {
  const address = (collector.address() as AddressInfo).port
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${address}` }
  const person = await createMaker(app, 1)
  const call = await start('api', tracing)
  await start('worker', tracing)
  expect((await call('POST', '/api/generate', { token: person.token, body: headshot() })).status).toBe(200)

  const rootOf = () => spans.find(({ name, role }) => name === 'POST /api/generate' && role === 'api')
  await expect.poll(rootOf).toBeDefined()
  const trace = () => spans.filter(({ traceId }) => traceId === rootOf()?.traceId)
  const told = (role: string) =>
    new Set(
      trace()
        .filter((span) => span.role === role)
        .map(({ name }) => name),
    )
  await expect
    .poll(() => [...told('worker')])
    .toEqual(expect.arrayContaining(['job ask-engine', 'engine call', 'storage put', 'SQL UPDATE']))
  expect([...told('api')]).toEqual(expect.arrayContaining(['storage put', 'SQL SELECT', 'SQL INSERT']))
  // Every span except the first must have its parent among the spans of the same trace.
  const ids = new Set(trace().map(({ spanId }) => spanId))
  expect(trace().filter(({ parentSpanId }) => !parentSpanId)).toHaveLength(1)
  const stray = trace().filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))
  expect(stray).toEqual([])
  expect(JSON.stringify(spans)).not.toContain(person.email)
})
