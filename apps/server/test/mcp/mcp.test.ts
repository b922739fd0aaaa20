import { Client, StreamableHTTPClientTransport, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/client'
import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { insertGrant } from '../factories/grant.ts'
import { createPerson, type Person } from '../factories/person.ts'
import { createProgram } from '../keys/programs.ts'
import { dataUrl, small } from '../runs/pictures.ts'
import { createMaker, creditsLeft } from '../runs/studio.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'

const gemini = await startGeminiStandIn()
let app: TestApp
let photo: string
beforeAll(async () => {
  app = await buildApp({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl, TEXT_ENGINE: 'builtin' })
  photo = dataUrl(await small())
})
afterAll(async () => {
  await app.close()
  await gemini.close()
})

async function connect(token: string) {
  const client = new Client({ name: 'test', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', app.url), { requestInit }))
  return client
}
type Assistant = Awaited<ReturnType<typeof connect>>

// biome-ignore lint/suspicious/noExplicitAny: each test knows the shape of the result that it checks
const use = async (client: Assistant, name: string, args: Record<string, unknown> = {}): Promise<any> => {
  const answer = await client.callTool({ name, arguments: args })
  return { ...answer, said: answer.structuredContent }
}
async function finished(client: Assistant, { said }: { said: { id: string; status: string } }) {
  while (said.status === 'running') said = (await use(client, 'get_run', { id: said.id })).said
  return said
}
const assistantOf = async (person: Person, scopes = ['read', 'make']) =>
  connect((await createProgram(app, person, { scopes })).token)

const raw = (method: string, params: object, options: { token?: string; headers?: Record<string, string> } = {}) =>
  app.call('POST', '/mcp', {
    ...options,
    body: { jsonrpc: '2.0', id: 1, method, params },
    headers: { accept: 'application/json, text/event-stream', ...options.headers },
  })

describe('access to the MCP endpoint', () => {
  test('without an API key the response only says where to authenticate', async () => {
    const person = await createPerson(app)
    for (const token of [undefined, person.token, 'ufk_made_up']) {
      const { status, headers } = await raw('tools/list', {}, token ? { token } : {})
      expect(status).toBe(401)
      const [, address = ''] = /^Bearer resource_metadata="(.+)"$/.exec(headers.get('www-authenticate') ?? '') ?? []
      const { body } = await app.call('GET', new URL(address).pathname)
      expect(body).toMatchObject({ resource: `${app.url}/mcp`, bearer_methods_supported: ['header'] })
    }
    expect((await app.call('GET', '/.well-known/oauth-protected-resource')).status).toBe(200)
  })

  test('keys for webhooks only, pages on other origins and streams are refused', async () => {
    const person = await createPerson(app)
    const hooks = await createProgram(app, person, { scopes: ['webhooks'] })
    expect((await raw('tools/list', {}, { token: hooks.token })).body.code).toBe('NOT_ALLOWED')
    const { token } = await createProgram(app, person)
    const elsewhere = await raw('tools/list', {}, { token, headers: { origin: 'https://evil.example' } })
    expect(elsewhere.status).toBe(403)
    for (const method of ['GET', 'DELETE']) expect((await app.call(method, '/mcp', { token })).status).toBe(405)
  })

  test('supports clients of 2025-06-18 and of every revision of the SDK', async () => {
    const { token } = await createProgram(app, await createPerson(app))
    const clientInfo = { name: 'old', version: '1' }
    expect(SUPPORTED_PROTOCOL_VERSIONS).toContain('2025-06-18')
    for (const protocolVersion of SUPPORTED_PROTOCOL_VERSIONS) {
      const { status, body, headers } = await raw(
        'initialize',
        { protocolVersion, capabilities: {}, clientInfo },
        { token },
      )
      expect(status, protocolVersion).toBe(200)
      expect(headers.get('www-authenticate')).toBeNull()
      expect(headers.get('mcp-session-id')).toBeNull()
      expect(String(body)).toContain(`"protocolVersion":"${protocolVersion}"`)
      const list = await raw('tools/list', {}, { token, headers: { 'mcp-protocol-version': protocolVersion } })
      expect(String(list.body), protocolVersion).toContain('"headshot"')
    }
  })
})

describe('tools', () => {
  test('there is one for each mode and the four about runs, and a key sees what it may use', async () => {
    const person = await createPerson(app)
    const all = await (await assistantOf(person)).listTools()
    const names = all.tools.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        ...TOOL_IDS,
        'get_balance',
        'get_run',
        'list_creations',
        'cancel_run',
        'create_event_page',
      ]),
    )
    for (const mode of TOOL_IDS) {
      const { inputSchema } = all.tools.find(({ name }) => name === mode)!
      expect(Object.keys(inputSchema.properties!)).toEqual(expect.arrayContaining(['dry_run', 'request_id']))
      expect(Object.keys(inputSchema.properties!)).not.toContain('runId')
    }
    const product = all.tools.find(({ name }) => name === 'product')
    expect(JSON.stringify(product?.inputSchema)).toContain('aesthetic')

    const reading = await (await assistantOf(person, ['read'])).listTools()
    expect(reading.tools.map(({ name }) => name).sort()).toEqual(
      expect.arrayContaining(['get_balance', 'get_run', 'list_creations']),
    )
    expect(reading.tools.map(({ name }) => name)).not.toContain('headshot')
    expect(await use(await assistantOf(person, ['read']), 'headshot')).toMatchObject({ isError: true })
  })

  test('dry runs and invalid requests cost nothing, and URLs of pictures are not fetched', async () => {
    const person = await createMaker(app, 2)
    const client = await assistantOf(person, ['make'])
    const dry = await use(client, 'headshot', { productImageDataUrl: photo, dry_run: true })
    expect(dry.said).toMatchObject({ price: { mode: 'headshot', credits: 1 }, balance: { credits_remaining: 2 } })
    for (const wrong of [
      { productImageDataUrl: 'https://example.com/ada.jpg' },
      { productImageDataUrl: photo, options: { attire: 'Pyjamas' } },
      { productImageDataUrl: 'data:image/png;base64,AAAA' },
      {},
    ]) {
      expect(await use(client, 'headshot', wrong)).toMatchObject({ isError: true, said: { code: expect.any(String) } })
    }
    expect(await creditsLeft(person)).toBe(2)
    const { said } = await use(await assistantOf(person), 'get_balance')
    expect(said).toMatchObject({ credits_remaining: 2 })
  })

  test('ten photos become forty headshots for ten credits, and repeats spend nothing', async () => {
    const person = await createMaker(app, 10)
    const client = await assistantOf(person)
    const ask = (n: number) => use(client, 'headshot', { productImageDataUrl: photo, request_id: `photo ${n}` })
    const made = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(n)))
    const ends = await Promise.all(made.map((one) => finished(client, one)))
    expect(ends.map(({ status }) => status)).toEqual(Array(10).fill('succeeded'))
    expect(new Set(made.map(({ said }) => said.id)).size).toBe(10)
    expect(made.flatMap(({ said }) => said.outputs)).toHaveLength(40)
    expect(await creditsLeft(person)).toBe(0)

    const [{ content, said }] = made
    const shown = content.filter(({ type }: { type: string }) => type === 'image')
    expect(shown).toHaveLength(4)
    for (const { data, mimeType } of shown) {
      expect(mimeType).toMatch(/^image\//)
      expect(Buffer.from(data, 'base64').length).toBeGreaterThan(1000)
    }
    expect(said.outputs[0].url.startsWith(`${app.url}/files/`)).toBe(true)
    expect((await fetch(said.outputs[0].url)).status).toBe(200)

    const again = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(n)))
    expect(again.map(({ said }) => said.id)).toEqual(made.map(({ said }) => said.id))
    const broke = await use(client, 'headshot', { productImageDataUrl: photo })
    expect(broke).toMatchObject({ isError: true, said: { code: 'NO_CREDITS' } })
    expect(await use(client, 'get_run', { id: said.id })).toMatchObject({ said: { status: 'succeeded' } })
  }, 90_000)

  test('results are listed and can be used in the next tool by their id', async () => {
    const person = await createMaker(app, 1)
    await insertGrant(app, person.user.id, { dp: 1, copywriter: 1 })
    const client = await assistantOf(person)
    await use(client, 'headshot', { productImageDataUrl: photo, options: { look: 2 } })
    const { said } = await use(client, 'list_creations', { mode: 'headshot' })
    expect(said.creations).toMatchObject([{ mode: 'headshot', label: 'Look 2' }])
    const dp = await use(client, 'dp', { productImageDataUrl: said.creations[0].id, prompt: 'neon glow' })
    expect(dp.said).toMatchObject({ mode: 'dp', status: 'succeeded' })

    const copy = await use(client, 'copywriter', { productDescription: 'Hand-made shea butter soap' })
    expect(copy.said.outputs[0].content.length).toBeGreaterThan(2)
    expect(await use(client, 'cancel_run', { id: dp.said.id })).toMatchObject({ said: { status: 'succeeded' } })
    expect(await use(client, 'get_run', { id: 'nobody' })).toMatchObject({ isError: true, said: { code: 'NOT_FOUND' } })
  })

  test('the link of an event page can be opened as it is', async () => {
    const person = await createMaker(app, 0)
    await insertGrant(app, person.user.id, { events: 1 })
    const { said } = await use(await assistantOf(person), 'create_event_page', { title: 'Owambe', flyerImage: photo })
    expect(said.page.url).toBe(`${app.url}/e/owambe`)
  })
})
