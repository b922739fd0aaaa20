import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64')

export interface Signed {
  id: string
  body: string
  /** Seconds, of this attempt. */
  timestamp: number
}

/** Headers as Standard Webhooks has them; with several secrets a receiver that knows any of them is content. */
export function signedHeaders({ id, body, timestamp }: Signed, secrets: readonly string[]): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
