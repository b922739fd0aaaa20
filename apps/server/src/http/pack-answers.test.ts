import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bareHttp } from '#test/factories/bare-http.ts'
import { type Call, createCall } from '#test/http-call.ts'
import { installAnswerPacking } from './pack-answers.ts'

const long = { words: 'jollof '.repeat(2000) }
let call: Call
let close: () => Promise<void>

beforeAll(async () => {
  const http = bareHttp()
  installAnswerPacking(http)
  http.get('/short', async () => ({ fine: true }))
  http.get('/long', async () => long)
  http.get('/bytes', async (_, reply) => reply.type('image/png').send(Buffer.alloc(10_000)))
  call = createCall(await http.listen({ port: 0, host: '127.0.0.1' }))
  close = () => http.close()
})
afterAll(() => close())

const answer = (path: string, encoding: string) => call('GET', path, { headers: { 'accept-encoding': encoding } })

describe('a long answer', () => {
  it('is sent uncompressed to clients without gzip, as are short answers and files', async () => {
    for (const [path, encoding] of [
      ['/long', 'identity'],
      ['/long', 'br'],
      ['/short', 'gzip'],
      ['/bytes', 'gzip'],
    ] as const) {
      expect((await answer(path, encoding)).headers.get('content-encoding'), path).toBeNull()
    }
    expect((await answer('/long', 'identity')).body).toEqual(long)
  })

  it('is compressed for browsers, with the same content', async () => {
    const { headers, body } = await answer('/long', 'gzip, deflate')
    expect(headers.get('content-encoding')).toBe('gzip')
    expect(headers.get('vary')).toBe('accept-encoding')
    expect(Number(headers.get('content-length') ?? 0)).toBeLessThan(1000)
    expect(body).toEqual(long)
  })
})
