import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bareHttp } from '#test/factories/bare-http.ts'
import { type Call, createCall } from '#test/http-call.ts'
import { installSecurityHeaders } from './security-headers.ts'
import { installWeb } from './web.ts'
import { readWebFiles } from './web-files.ts'

const root = mkdtempSync(path.join(tmpdir(), 'ufaro-web-'))
const FILES: Record<string, string> = {
  'index.html':
    '<!doctype html><title>Landing</title><style>h1{color:red}</style><meta property="og:image" content="__ORIGIN__/card.jpg">',
  'app.html': '<!doctype html><title>App</title>',
  'studio.html': '<!doctype html><title>Studio</title>',
  'boot.js': '// boot',
  'assets/app-4f2a.js': '// app',
  'assets/app-4f2a.js.br': 'not really brotli',
}
let call: Call
let close: () => Promise<void>

beforeAll(async () => {
  mkdirSync(path.join(root, 'assets'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(root, name), text)
  writeFileSync(path.join(root, '../ufaro-outside.txt'), 'secret')
  const web = await readWebFiles(root)
  if (!web) throw new Error('nothing to serve')
  const http = bareHttp()
  installSecurityHeaders(http, { secure: true, styleHashes: web.styleHashes })
  http.post('/api/thing', async () => ({ fine: true }))
  await installWeb(http, web, () => 'https://ufaro.example')
  call = createCall(await http.listen({ port: 0, host: '127.0.0.1' }))
  close = () => http.close()
})
afterAll(async () => {
  await close()
  rmSync(root, { recursive: true })
  rmSync(path.join(root, '../ufaro-outside.txt'))
})

const titleOf = async (where: string) => /<title>(.*)<\/title>/.exec((await call('GET', where)).body)?.[1]

describe('the web app', () => {
  it('answers a missing API path or file with JSON, never with a page', async () => {
    for (const where of ['/api/nothing', '/api', '/api/thing', '/files/nothing', '/assets/gone.js', '/logo.png']) {
      const { status, body } = await call('GET', where)
      expect(status, where).toBe(404)
      expect(body, where).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await call('POST', '/studio')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  it('serves no file outside its folder', async () => {
    for (const where of [
      '/..%2fufaro-outside.txt',
      '/assets/..%2f..%2fufaro-outside.txt',
      '/%2e%2e/ufaro-outside.txt',
    ]) {
      expect((await call('GET', where)).body, where).not.toBe('secret')
    }
  })

  it('shows the landing page at the root and the app at every other path', async () => {
    expect(await titleOf('/')).toBe('Landing')
    expect(await titleOf('/studio?mode=gif')).toBe('Studio')
    for (const where of ['/studio/', '/payment/callback?reference=a', '/verify/AB12', '/nowhere/at/all', '/apiary']) {
      expect(await titleOf(where), where).toBe('App')
    }
  })

  it('gives absolute URLs to crawlers', async () => {
    expect((await call('GET', '/')).body).toContain('content="https://ufaro.example/card.jpg"')
    const packed = await call('HEAD', '/', { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect((await call('GET', '/sitemap.xml')).body.toString()).toContain('<loc>https://ufaro.example/signup</loc>')
    const robots = (await call('GET', '/robots.txt')).body.toString()
    expect(robots).toContain('Sitemap: https://ufaro.example/sitemap.xml')
    for (const path of ['/api/', '/files/', '/studio', '/admin']) expect(robots).toContain(`Disallow: ${path}\n`)
  })

  it('lets browsers cache hashed files for ever and revalidate all others', async () => {
    const kept = async (where: string) => (await call('GET', where)).headers.get('cache-control')
    expect(await kept('/assets/app-4f2a.js')).toBe('public, max-age=31536000, immutable')
    for (const where of ['/', '/studio', '/boot.js']) expect(await kept(where)).toBe('no-cache')
  })

  it('sends precompressed files to clients that accept them', async () => {
    const { headers } = await call('HEAD', '/assets/app-4f2a.js', { headers: { 'accept-encoding': 'br' } })
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('content-type')).toContain('javascript')
    const plain = await call('GET', '/assets/app-4f2a.js', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.body.toString()).toBe('// app')
  })

  it('allows the inlined styles of its pages and no other', async () => {
    const policy = (await call('GET', '/')).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval';/)
    expect(policy).toContain("style-src 'self' 'sha256-/D8wWMrWSOjeD/K4IHepvRvJjPxqJbouCB3qbqmBaqY=';")
    expect(policy).not.toContain('unsafe-inline')
  })
})

describe('security headers', () => {
  it('are set on pages, API responses and errors', async () => {
    for (const where of ['/', '/boot.js', '/api/nothing', '/assets/app-4f2a.js', '/files/nothing']) {
      const { headers } = await call('GET', where)
      expect(headers.get('x-content-type-options'), where).toBe('nosniff')
      expect(headers.get('content-security-policy'), where).toContain("frame-ancestors 'none'")
      expect(headers.get('strict-transport-security'), where).toBe('max-age=31536000')
    }
    for (const where of ['/', '/api/nothing']) {
      const { headers } = await call('GET', where)
      expect(headers.get('cross-origin-opener-policy'), where).toBe('same-origin-allow-popups')
    }
  })

  it('let a user’s file load nothing, and a worker run only our own code', async () => {
    const policyOf = async (where: string) => (await call('GET', where)).headers.get('content-security-policy')
    expect(await policyOf('/files/nothing')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(await policyOf('/assets/app-4f2a.js')).toBe(
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'",
    )
  })

  it('keep API responses out of caches and forbid them to load anything', async () => {
    const { headers } = await call('POST', '/api/thing')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  })
})
