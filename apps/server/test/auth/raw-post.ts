import { request } from 'node:http'
import type { TestApp } from '../build-app.ts'

export function rawPost(
  { url }: TestApp,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    })
    call.on('error', reject)
    call.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode))
    })
    call.end(JSON.stringify(body))
  })
}
