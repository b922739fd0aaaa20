import type { Fault, Reply } from './stand-in-server.ts'

const HTML = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body>Bad Gateway</body></html>'

export const json = (status: number, body: unknown, headers?: Record<string, string>): Reply => ({
  status,
  body: JSON.stringify(body),
  headers,
})

/**
 * Simulates the faults that every provider can have: no response, a slow one, or one that is broken on the way.
 * @param good builds the correct response
 * @returns null for any other fault
 */
export async function lineFault({ name, delayMs, until }: Fault, good: () => Promise<Reply>): Promise<Reply | null> {
  const answer = async () => (await good()) as Exclude<Reply, string>
  switch (name) {
    case 'hang':
      return 'hang'
    case 'reset':
      return 'reset'
    case 'slow':
      return { ...(await answer()), delayMs: delayMs ?? 500 }
    case 'held':
      await until
      return answer()
    case 'cut': {
      const whole = await answer()
      return { ...whole, cutAfter: Math.floor(whole.body.length / 2) }
    }
    case 'truncated': {
      const whole = await answer()
      return { ...whole, body: whole.body.slice(0, Math.floor(whole.body.length / 2)) }
    }
    case 'broken-json':
      return { status: 200, body: '{"candidates": [}' }
    case 'html':
      return { status: 200, body: HTML, headers: { 'content-type': 'text/html' } }
    case 'html-502':
      return { status: 502, body: HTML, headers: { 'content-type': 'text/html' } }
    case 'redirect':
      return { status: 307, body: '', headers: { location: '/elsewhere' } }
    case 'oversize':
      return { status: 200, body: `"${'A'.repeat(70 * 1024 * 1024)}"` }
    default:
      return null
  }
}
