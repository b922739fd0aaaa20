import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The message is shown to the user who entered the address. */
export class RefusedAddress extends Error {}

export interface ReachOptions {
  allowLoopback: boolean
}

const isLoopbackName = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost')

export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/**
 * Whether an address is publicly routed. Private, local and reserved addresses are not. An IPv4-mapped IPv6 address
 * counts as its IPv4 address. Other addresses that translate or tunnel to IPv4 (NAT64, 6to4, Teredo) are refused.
 */
export function isReachable(address: string, { allowLoopback }: ReachOptions): boolean {
  if (!ipaddr.isValid(address)) return false
  const range = ipaddr.process(address).range()
  return range === 'unicast' || (allowLoopback && range === 'loopback')
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
