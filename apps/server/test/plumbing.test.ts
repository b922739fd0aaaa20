import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp, type TestApp } from './build-app.ts'
import { createPerson } from './factories/person.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp({ METRICS_TOKEN: 'watch-me' })
})
afterAll(() => app.close())

describe('the product', () => {
  it('refuses malformed requests with an error code', async () => {
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

  it.each([
    ['bytes of another protocol', '\x16\x03\x01garbage\r\n\r\n', 400, 'VALIDATION_FAILED'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
      'VALIDATION_FAILED',
    ],
    ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(17_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ])('answers %s with an error code and a message', async (_name, bytes, status, code) => {
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    socket.write(bytes)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    expect(JSON.parse(body)).toMatchObject({ code, error: expect.stringMatching(/^[A-Z].*\.$/) })
  })

  it('says which kind of body a call takes', async () => {
    const person = await createPerson(app)
    const said = async (method: string, path: string, type: string) => {
      const { status, body } = await person.call(method, path, { body: 'a=b', headers: { 'content-type': type } })
      expect({ status, code: body.code }, path).toEqual({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' })
      return body.error
    }
    expect(await said('POST', '/api/auth/login', 'text/plain')).toBe('Please send JSON.')
    expect(await said('POST', '/api/copy', 'application/x-www-form-urlencoded')).toBe('Please send JSON or a form.')
    const bytes = `/api/uploads/${crypto.randomUUID()}/bytes?offset=0&total=3`
    expect(await said('PUT', bytes, 'image/png')).toBe('Please send the bytes as application/offset+octet-stream.')
  })

  it('tells in plain words what a field must be, each time in a sentence of its own', async () => {
    const person = await createPerson(app)
    const faults = async (path: string, body: unknown) => {
      const answer = await person.call('POST', path, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
      expect(answer, path).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
      expect(answer.body.error).toBe(Object.values(answer.body.fields)[0])
      return answer.body.fields
    }
    expect(await faults('/api/user/use-credit', [])).toEqual({ body: 'The request must be an object.' })
    expect(await faults('/api/generate', { mode: 'opera' })).toEqual({
      mode: 'mode must be one of headshot, product, dp, mockup.',
    })
    const headshot = { mode: 'headshot', prompt: 'x'.repeat(2001), options: { attire: 'Casual', look: 1.5, hat: 1 } }
    expect(await faults('/api/generate', headshot)).toMatchObject({
      prompt: 'prompt must have at most 2000 characters.',
      'options.look': 'options.look must be a whole number.',
      options: 'options has no field named hat.',
    })
    expect(await faults('/api/user/refund-credit', { mode: 'dp', runId: 5 })).toEqual({
      runId: 'runId must be a text.',
    })
    for (const body of [{}, undefined]) {
      expect(await faults('/api/creations/archive', body)).toEqual({ ids: 'ids is missing.' })
    }
    expect(await faults('/api/creations/archive', { ids: [] })).toEqual({ ids: 'ids must not be empty.' })
    const unknown = await faults('/api/gif', { images: [], settings: { ['x'.repeat(9000)]: true } })
    expect(unknown.settings.length).toBeLessThan(200)
  })

  it('takes a missing body for an empty one', async () => {
    const person = await createPerson(app)
    const { status, body } = await person.call('PATCH', '/api/user/settings')
    expect({ status, body }).toEqual({ status: 200, body: { mail_notices: true } })
  })

  it('is alive and ready, and says how it is doing', async () => {
    expect(await app.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await app.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await app.call('GET', '/metrics')).toMatchObject({ status: 200 })
  })

  it('describes its API without dangling references', async () => {
    const { body } = await app.call('GET', '/openapi.json')
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/healthz', '/readyz', '/metrics', '/openapi.json']),
    )
    const references = [...JSON.stringify(body).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer = '']) => pointer)
    const resolve = (pointer: string) => pointer.split('/').reduce((at, key) => at?.[key], body)
    for (const pointer of references) expect(resolve(pointer), pointer).toBeDefined()
    for (const [path, methods] of Object.entries<
      Record<string, { summary: string; description: string; responses: object }>
    >(body.paths)) {
      for (const operation of Object.values(methods)) {
        expect(operation.summary, path).toMatch(/^[A-Z].{0,88}[^.]$/)
        expect(operation.description, path).toMatch(/^[A-Z`].*[^.]\.$/)
        expect(Object.keys(operation.responses), path).toContain('500')
      }
    }
  })

  it('serves only the health endpoints on a worker', async () => {
    const worker = await app.another({ ROLE: 'worker' })
    expect(await worker.call('GET', '/readyz')).toMatchObject({ status: 200 })
    for (const path of ['/', '/docs', '/openapi.json', '/api/plans']) {
      expect(await worker.call('GET', path), path).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    await worker.close()
  })
})
