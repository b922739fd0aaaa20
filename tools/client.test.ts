import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root, run } from '../scripts/run.ts'
import { clientCalls, findCalls } from './client-calls.ts'
import { typeOf } from './json-schema-types.ts'

test('the client matches the contract; if not, run tools/generate-client.ts', async () => {
  const file = path.resolve(import.meta.dirname, '../packages/client/src/calls.ts')
  expect(readFileSync(file, 'utf8')).toBe(await clientCalls())
})

test('the client has exactly the calls that API keys may make', async () => {
  const calls = await findCalls()
  const names = calls.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['generate', 'getRun', 'makeCertificates', 'createWebhook']))
  for (const name of ['login', 'createKey', 'deleteAccount', 'listUsers']) expect(names).not.toContain(name)
})

test('schemas become types', () => {
  const schema = {
    type: 'object',
    required: ['a', 'b-c'],
    properties: {
      a: { type: ['string', 'null'] },
      'b-c': { enum: ['x', 1] },
      d: { type: 'array', items: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
      e: { type: 'object', additionalProperties: { type: 'boolean' } },
      f: { prefixItems: [{ const: 'z' }, {}], type: 'array' },
    },
  }
  expect(typeOf(schema)).toBe(
    '{ a: string | null; "b-c": "x" | 1; d?: (number | null)[]; e?: Record<string, boolean>; f?: ["z", unknown] }',
  )
})

test('the packed client works without this repository', async () => {
  const { code, output } = await run([process.execPath, path.join(root, 'tools/pack-client.ts')], { cwd: root })
  expect(output).toContain('ufaro-client-')
  expect(code).toBe(0)
  const script = `import { createClient } from './client.js'
    const fetch = async (url, { headers }) => (console.log(url, headers.authorization), Response.json({ ok: true }))
    await createClient({ url: 'http://ufaro.test/', key: 'ufk_x', fetch }).listCreations({ mode: 'gif', limit: '2' })`
  const cwd = path.join(root, 'packages/client/dist')
  const asked = await run([process.execPath, '--input-type=module', '-e', script], { cwd })
  expect(asked.output.trim()).toBe('http://ufaro.test/api/creations?limit=2&mode=gif Bearer ufk_x')
})
