import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address that is never connected to; its message is for the person who gave it. */
export class RefusedAddress extends Error {}

export interface Reach {
  /** This machine too, and then without TLS: for those who build something against it. */
  allowLoopback: boolean
}

const isLoopbackName = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost')

/** The host of an address as a resolver takes it: an IPv6 one without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** Only what is routed to all the world: everything private, local, reserved or wrapped into another range is not. */
export function isReachable(address: string, { allowLoopback }: Reach): boolean {
  if (!ipaddr.isValid(address)) return false
  const range = ipaddr.process(address).range()
  return range === 'unicast' || (allowLoopback && range === 'loopback')
}

/**
 * What can be told of an address without asking anybody.
 * @throws RefusedAddress
 */
export function readAddress(text: string, reach: Reach): URL {
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
