import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp, type TestApp } from './build-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp({ METRICS_TOKEN: 'watch-me' })
})
afterAll(() => app.close())

describe('the product', () => {
  it('refuses what is no request with a code like any other failure', async () => {
    for (const [path, options] of [
      ['/api/auth/login', { body: '{"email": ', headers: { 'content-type': 'application/json' } }],
      ['/api/auth/login', { body: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
      ['/%ff', {}],
    ] as const) {
      const { status, body } = await app.call('POST', path, options)
      expect(status, path).toBeGreaterThanOrEqual(400)
      expect(status, path).toBeLessThan(500)
      expect(Object.keys(body).sort(), path).toEqual(expect.arrayContaining(['code', 'error']))
      expect(body, path).not.toHaveProperty('message')
    }
  })

  it('takes JSON and forms, and no plain text', async () => {
    const headers = { 'content-type': 'text/plain' }
    const answer = await app.call('POST', '/api/auth/login', { body: '{"email": "a@b.test"}', headers })
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
  })

  it('is alive and ready, and says how it is doing', async () => {
    expect(await app.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await app.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await app.call('GET', '/metrics')).toMatchObject({ status: 200 })
  })

  it('describes itself without loose ends', async () => {
    const { body } = await app.call('GET', '/openapi.json')
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/healthz', '/readyz', '/metrics', '/openapi.json']),
    )
    const references = [...JSON.stringify(body).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer = '']) => pointer)
    const resolve = (pointer: string) => pointer.split('/').reduce((at, key) => at?.[key], body)
    for (const pointer of references) expect(resolve(pointer), pointer).toBeDefined()
    for (const [path, methods] of Object.entries<Record<string, { summary?: string; responses: object }>>(body.paths)) {
      for (const operation of Object.values(methods)) {
        expect(operation.summary, path).toBeTruthy()
        expect(Object.keys(operation.responses), path).toContain('500')
      }
    }
  })

  it('shows a worker’s watchers only what they need', async () => {
    const worker = await app.another({ ROLE: 'worker' })
    expect(await worker.call('GET', '/readyz')).toMatchObject({ status: 200 })
    for (const path of ['/', '/docs', '/openapi.json', '/api/plans']) {
      expect(await worker.call('GET', path), path).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    await worker.close()
  })
})
