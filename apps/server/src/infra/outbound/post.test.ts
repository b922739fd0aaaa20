import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReceiver, type Receiver } from '#test/webhooks/receiver.ts'
import { isReachable, readAddress } from './address.ts'
import { createPost } from './post.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await openReceiver()
})
afterAll(() => receiver.close())

const soon = () => ({ headers: {}, body: '{}', signal: AbortSignal.timeout(5000) })
const strict = { allowLoopback: false }

describe('addresses', () => {
  test.each([
    ['127.0.0.1', '127.8.9.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    [
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::10.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:7f00:1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      'ff02::1',
    ],
    ['224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1', '240.0.0.1', 'localhost', ''],
  ])('%s and similar addresses are refused', (...addresses) => {
    for (const address of addresses) expect([address, isReachable(address, strict)]).toEqual([address, false])
  })

  test('public addresses are accepted', () => {
    for (const address of ['93.184.216.34', '2606:2800:220:1::1']) expect(isReachable(address, strict)).toBe(true)
  })

  test.each([
    'nonsense',
    'ftp://example.com/',
    'http://example.com/',
    'https://ada:secret@example.com/',
    'https://localhost/',
    'https://a.localhost./x'.replace('./', '/'),
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://192.168.0.10:8443/',
  ])('the URL %s is refused without a DNS lookup', (address) => {
    expect(() => readAddress(address, strict)).toThrow()
  })

  test('with loopback allowed, this machine may be called, but nothing else that is private or plain http', () => {
    const open = { allowLoopback: true }
    expect(readAddress('http://127.0.0.1:9000/x', open).port).toBe('9000')
    for (const address of ['http://example.com/', 'https://10.0.0.1/', 'http://10.0.0.1/']) {
      expect(() => readAddress(address, open)).toThrow()
    }
  })
})

describe('calls', () => {
  test('a name with a private address is never connected to, even among public ones', async () => {
    for (const found of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::1'], []]) {
      const post = createPost({ allowLoopback: false, resolve: async () => found })
      await expect(post(`https://hooks.example:${receiver.port}/`, soon())).rejects.toThrow()
    }
    expect(receiver.connections()).toBe(0)
  })

  test('a name is resolved once per call, and the checked address is the one connected to', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    let asked = 0
    const post = createPost({ allowLoopback: true, resolve: async () => answers[asked++] ?? [] })
    const call = () => post(`http://hooks.localhost:${receiver.port}/x`, soon())
    expect(await call()).toBe(204)
    expect(asked).toBe(1)
    expect(receiver.arrived.at(-1)?.headers.host).toBe(`hooks.localhost:${receiver.port}`)
    // The second lookup returns a private address.
    await expect(call()).rejects.toThrow('private network')
    expect(asked).toBe(2)
    expect(receiver.connections()).toBe(1)
  })

  test('a redirect is returned and not followed', async () => {
    const inner = await openReceiver()
    receiver.answerWith((response) => response.writeHead(307, { location: inner.url }).end())
    expect(await createPost({ allowLoopback: true })(receiver.url, soon())).toBe(307)
    expect(inner.connections()).toBe(0)
    await inner.close()
  })

  test('an endless response is closed after its first kilobyte', async () => {
    let written = 0
    receiver.answerWith((response) => {
      const more = () => {
        written++
        if (!response.destroyed) response.write('x'.repeat(512), () => setImmediate(more))
      }
      more()
    })
    expect(await createPost({ allowLoopback: true })(receiver.url, soon())).toBe(200)
    expect(written).toBeLessThan(5000)
  })

  test('receivers that do not answer or do not resolve time out', async () => {
    receiver.answerWith(() => {})
    const signal = () => AbortSignal.timeout(100)
    const post = createPost({ allowLoopback: true })
    await expect(post(receiver.url, { ...soon(), signal: signal() })).rejects.toThrow()
    const lost = createPost({ allowLoopback: true, resolve: () => new Promise(() => {}) })
    await expect(lost('https://hooks.example/', { ...soon(), signal: signal() })).rejects.toThrow('timeout')
  })
})
