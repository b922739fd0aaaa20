import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/** What opens something for whoever has the address: signed links of files, tickets of event streams. */
const KEYS_OF_ADDRESSES = /([?&](?:sig|ticket|token)=)[^&]*/gi
/** API keys never belong in an address; one that was put there all the same is worth hiding. */
const API_KEYS = /ufk_[\w-]+/gi

interface Request {
  method: string
  url: string
  host: string
  ip: string
}

const describeRequest = ({ method, url, host, ip }: Request) => ({
  method,
  url: url.replace(KEYS_OF_ADDRESSES, '$1***').replace(API_KEYS, 'ufk_***'),
  host,
  remoteAddress: ip,
})

/** One JSON line an event, on standard output where nothing else is given. */
export const createLog = (level: string, to: DestinationStream = pino.destination()): Logger =>
  pino({ level, serializers: { req: describeRequest } }, to)
