import { afterEach, describe, expect, it } from 'vitest'
import { bareHttp } from '#test/factories/bare-http.ts'
import { createCall } from '#test/http-call.ts'
import { createMetrics } from './metrics.ts'
import { operationsRoutes } from './operations.ts'

const ok = async () => {}
const away = async () => {
  throw new Error('connect ECONNREFUSED 10.0.0.5:5432 as ufaro')
}
let close = async () => {}
afterEach(() => close())

async function serve(probes: Record<string, () => Promise<void>> = {}, metricsToken?: string) {
  const http = bareHttp()
  const metrics = createMetrics()
  metrics.observeHttp(http)
  operationsRoutes(http, { probes, metrics, metricsToken, build: { version: '1.2.3', commit: null } })
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  close = () => http.close()
  return { call: createCall(url), metrics }
}

describe('readiness', () => {
  it('names the parts that are down, but not the cause', async () => {
    const { call } = await serve({ database: away, storage: ok, queue: away })
    const { status, body } = await call('GET', '/readyz')
    expect(status).toBe(503)
    expect(body).toMatchObject({ code: 'NOT_READY', down: ['database', 'queue'] })
    expect(JSON.stringify(body)).not.toContain('10.0.0.5')
  })

  it('counts a part that does not answer as down', async () => {
    const { call } = await serve({ storage: () => new Promise(() => {}) })
    expect((await call('GET', '/readyz')).body).toMatchObject({ down: ['storage'] })
  })

  it('is reported once every part answers, while liveness does not depend on them', async () => {
    expect(await (await serve({ database: ok })).call('GET', '/readyz')).toMatchObject({ status: 200 })
    await close()
    expect(await (await serve({ database: away })).call('GET', '/healthz')).toMatchObject({ status: 200 })
  })
})

describe('metrics', () => {
  it('are refused to a request through a proxy without the token', async () => {
    const { call } = await serve({}, 'watch-me')
    const forwarded = { 'x-forwarded-for': '203.0.113.9' }
    expect(await call('GET', '/metrics', { headers: forwarded })).toMatchObject({ status: 403 })
    expect(await call('GET', '/metrics', { headers: forwarded, token: 'guess-me' })).toMatchObject({ status: 403 })
    expect(await call('GET', '/metrics', { headers: forwarded, token: 'watch-me' })).toMatchObject({ status: 200 })
  })

  it('are refused to other machines if no token is configured', async () => {
    const { call } = await serve()
    const headers = { forwarded: 'for=203.0.113.9' }
    expect(await call('GET', '/metrics', { headers, token: '' })).toMatchObject({ status: 403 })
    expect(await call('GET', '/metrics', { headers, token: 'undefined' })).toMatchObject({ status: 403 })
  })

  it('tell this machine the requests by route and the engine calls by outcome', async () => {
    const { call, metrics } = await serve()
    metrics.observeEngine({ engine: 'gemini', kind: 'image', outcome: 'done', ms: 4000, costMicrousd: 38_868 })
    await call('GET', '/healthz')
    await call('GET', '/no/such/place')
    const { status, body, headers } = await call('GET', '/metrics')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/plain')
    expect(body).toContain('ufaro_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1')
    expect(body).toContain('route="(none)",status="404"} 1')
    expect(body).toContain('ufaro_ai_output_duration_seconds_count{engine="gemini",kind="image",outcome="done"} 1')
    expect(body).toContain('ufaro_ai_cost_usd_total{engine="gemini"} 0.038868')
  })
})
