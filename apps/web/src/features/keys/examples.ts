import type { Scope } from '@ufaro/contract/api-key.ts'

export interface Example {
  name: 'curl' | 'TypeScript'
  code: string
}

interface First {
  method: 'GET' | 'POST'
  path: string
  body?: string
}

function firstCall(scopes: readonly Scope[]): First {
  if (scopes.includes('read')) return { method: 'GET', path: '/api/user/plan' }
  if (scopes.includes('webhooks')) return { method: 'GET', path: '/api/webhooks' }
  return { method: 'POST', path: '/api/copy', body: '{"productDescription":"Hand-made shea butter soap"}' }
}

export function examplesFor(origin: string, secret: string, scopes: readonly Scope[]): Example[] {
  const { method, path, body } = firstCall(scopes)
  const curl = [
    `curl ${method === 'POST' ? '-X POST ' : ''}${origin}${path}`,
    `-H 'Authorization: Bearer ${secret}'`,
    ...(body ? [`-H 'Content-Type: application/json'`, `-d '${body}'`] : []),
  ]
  const script = [
    `const answer = await fetch('${origin}${path}', {`,
    ...(body ? [`  method: '${method}',`] : []),
    `  headers: { authorization: 'Bearer ${secret}'${body ? `, 'content-type': 'application/json'` : ''} },`,
    ...(body ? [`  body: '${body}',`] : []),
    `})`,
    `console.log(answer.status, await answer.json())`,
  ]
  return [
    { name: 'curl', code: curl.join(' \\\n  ') },
    { name: 'TypeScript', code: script.join('\n') },
  ]
}
