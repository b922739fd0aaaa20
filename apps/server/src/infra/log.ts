import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/**
 * Query parameters whose values are safe to log. The value of any other may contain a key, token or name, and is
 * hidden.
 */
const PLAIN = new Set(
  'page limit after exp mode status kind format sort order startDate endDate range days severity who w'.split(' '),
)
const QUERY_VALUE = /([?&])([^?=&]*)=([^&]*)/g
const LONG_PART = /[\w-]{40,}/g
/**
 * Minimum length, in characters, of a secret that is hidden wherever it appears. A shorter secret may also be a field
 * name or a part of a number.
 */
const SHORTEST_SECRET = 8

interface Request {
  method: string
  url: string
  host: string
  ip: string
}

const maskAddress = (url: string): string =>
  url
    .replace(QUERY_VALUE, (whole, mark, name) => (PLAIN.has(name) ? whole : `${mark}${name}=***`))
    .replace(LONG_PART, '***')

const describeRequest = ({ method, url, host, ip }: Request) => ({
  method,
  url: maskAddress(url),
  host,
  remoteAddress: ip,
})

/**
 * Logs one JSON line per event, to standard output by default.
 * @param secrets configured secret values, which are removed from errors and, unless very short, from every line
 */
export const createLog = (
  level: string,
  to: DestinationStream = pino.destination(),
  secrets: readonly string[] = [],
): Logger => {
  const hidden = secrets.filter(({ length }) => length >= SHORTEST_SECRET)
  return pino(
    {
      level,
      serializers: { req: describeRequest, err: (error) => describeError(error, secrets) },
      hooks: { streamWrite: (line) => hidden.reduce((rest, secret) => rest.replaceAll(secret, '[hidden]'), line) },
    },
    to,
  )
}
