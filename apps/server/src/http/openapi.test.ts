import { ERRORS } from '@ufaro/contract/errors.ts'
import { endpoint } from '@ufaro/contract/http/endpoint.ts'
import { callOf } from '@ufaro/contract/http/tool-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { bareHttp } from '#test/factories/bare-http.ts'
import { type Call, createCall } from '#test/http-call.ts'
import { installOpenApi } from './openapi.ts'
import { route } from './route.ts'

const renamePlan = endpoint({
  method: 'PATCH',
  path: '/api/plans/:id',
  access: 'primary',
  summary: 'Give a plan <another> name',
  description: 'Names have at most 20 characters.',
  params: z.object({ id: z.string() }),
  query: z.object({ dry: z.optional(z.stringbool()) }),
  body: z.object({ title: z.string().check(z.maxLength(20)) }),
  reply: z.object({ id: z.string() }),
  errors: ['NOT_FOUND'],
})
const drop = endpoint({
  method: 'DELETE',
  path: '/api/plans/:id',
  access: 'user',
  summary: 'Drop',
  status: 204,
  wrongKind: 'The free plan stays.',
})

let call: Call
let close: () => Promise<void>
beforeAll(async () => {
  const http = bareHttp()
  http.decorate('authenticate', async () => null)
  await installOpenApi(http)
  for (const one of [renamePlan, drop, callOf('headshot')]) route(http, one, async () => {})
  http.get('/hidden', async () => 'no part of the contract')
  call = createCall(await http.listen({ port: 0, host: '127.0.0.1' }))
  close = () => http.close()
})
afterAll(() => close())

describe('openapi.json', () => {
  it('describes the contract and nothing else', async () => {
    const { status, body } = await call('GET', '/openapi.json')
    expect(status).toBe(200)
    expect(body.openapi).toBe('3.1.0')
    expect(Object.keys(body.paths).sort()).toEqual(['/api/generate', '/api/plans/{id}', '/docs', '/openapi.json'])
  })

  it('takes parameters, body and answer from the schemas that validate', async () => {
    const { patch } = (await call('GET', '/openapi.json')).body.paths['/api/plans/{id}']
    expect(patch).toMatchObject({ summary: renamePlan.summary, tags: ['plans'], security: [{ bearer: [] }] })
    expect(patch.description).toBe(`${renamePlan.description} Needs the access token of a primary admin.`)
    expect(patch.parameters.map((one: { in: string; name: string }) => `${one.in} ${one.name}`).sort()).toEqual([
      'path id',
      'query dry',
    ])
    expect(patch.requestBody.content['application/json'].schema).toMatchObject({
      properties: { title: { type: 'string', maxLength: 20 } },
      required: ['title'],
    })
    expect(patch.responses[200].content['application/json'].schema).toMatchObject({ required: ['id'] })
  })

  it('names the codes of each failing status with their sentences', async () => {
    const { patch, delete: drop } = (await call('GET', '/openapi.json')).body.paths['/api/plans/{id}']
    expect(Object.keys(patch.responses).sort()).toEqual(['200', '400', '401', '403', '404', '413', '415', '500', '503'])
    expect(patch.responses[403].description).toBe(
      `NOT_ALLOWED: ${ERRORS.NOT_ALLOWED[1]}\nPRIMARY_ONLY: ${ERRORS.PRIMARY_ONLY[1]}`,
    )
    expect(patch.responses[404].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Error' })
    expect(drop.responses[204]).not.toHaveProperty('content')
  })

  it('names the sentence of a call that works only for some kinds of outputs', async () => {
    const { delete: dropped } = (await call('GET', '/openapi.json')).body.paths['/api/plans/{id}']
    expect(dropped.responses[409].description).toBe(`NOT_ALLOWED: ${drop.wrongKind}`)
  })

  it('shows pictures as parts of a form, and the key that makes a repeat safe', async () => {
    const { post } = (await call('GET', '/openapi.json')).body.paths['/api/generate']
    expect(Object.keys(post.requestBody.content)).toEqual(['application/json', 'multipart/form-data'])
    expect(JSON.stringify(post.requestBody)).toContain('productImageDataUrl')
    expect(post.parameters).toContainEqual(expect.objectContaining({ in: 'header', name: 'Idempotency-Key' }))
  })
})

describe('the docs page', () => {
  it('shows every call with nothing inline or from elsewhere, and without letting text become markup', async () => {
    const { body, headers } = await call('GET', '/docs')
    expect(headers.get('content-type')).toContain('text/html')
    expect(body).toContain('/api/plans/{id}')
    expect(body).toContain('Give a plan &lt;another&gt; name')
    expect(body).not.toMatch(/<script(?! src="\/docs\/)|<style|style=|(src|href)="https?:/)
    for (const file of ['style.css', 'try.js']) expect((await call('GET', `/docs/${file}`)).status).toBe(200)
    for (const id of ['keys', 'errors', 'limits', 'webhooks', 'mcp']) expect(body).toContain(`<h2 id="${id}">`)
    expect(body).toContain('NO_CREDITS')
  })
})
