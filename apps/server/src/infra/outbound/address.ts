import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The message is shown to the user who entered the address. */
export class RefusedAddress extends Error {}

export interface ReachOptions {
  allowLoopback: boolean
}

const isLoopbackName = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost')

export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** All IPv6 addresses assigned to the public internet. Outside of it lie addresses such as `::10.0.0.1`. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is publicly routed. Private, local and reserved addresses are not. An IPv4-mapped IPv6 address
 * counts as its IPv4 address. Other addresses that translate or tunnel to IPv4 (NAT64, 6to4, Teredo) are refused.
 */
export function isReachable(address: string, { allowLoopback }: ReachOptions): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  const range = parsed.range()
  if (range === 'loopback') return allowLoopback
  return range === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(PUBLIC_IPV6))
}

export function readAddress(text: string, reach: ReachOptions): URL {
  const url = URL.parse(text)
  if (!url) throw new RefusedAddress('This is not an address.')
  const host = hostOf(url)
  const isLocal = isLoopbackName(host) || (isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback')
  const plain = url.protocol === 'http:' && reach.allowLoopback && isLocal
  if (url.protocol !== 'https:' && !plain) throw new RefusedAddress('The address must begin with https://.')
  if (url.username || url.password) throw new RefusedAddress('The address must not hold a name or a password.')
  const isOurs = isLocal ? !reach.allowLoopback : isIP(host) !== 0 && !isReachable(host, reach)
  if (isOurs) throw new RefusedAddress('The address leads into a private network, which is not called.')
  return url
}
