import type { FastifyRequest } from 'fastify'

/**
 * Identifies a client by its IPv4 address or its IPv6 /64 network, because a household can use every address of its /64
 * network.
 */
export function clientOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  return ip.includes(':') ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : ip
}

/** Returns the /48 network of an IPv6 client, which may belong to one customer of a provider. Returns null for IPv4. */
export const networkOf = (client: string): string | null =>
  client.endsWith('::/64') ? `${client.split(':').slice(0, 3).join(':')}::/48` : null

function groupsOf(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length)
  return [...front, ...Array<string>(gap).fill('0'), ...back].map((group) => group.replace(/^0+(?=.)/, ''))
}
