import { gzipSync } from 'node:zlib'
import { didOf } from './did.ts'

/**
 * Entries per list: the minimum that Bitstring Status List allows. In a list this long, a request does not reveal which
 * entry the verifier needs.
 */
export const LIST_BITS = 131_072

const listUrl = (origin: string, list: number): string => `${origin}/credentials/status/${list}`

export interface Place {
  list: number
  bit: number
}

export const placeOf = (statusIndex: number): Place => ({
  list: Math.floor(statusIndex / LIST_BITS),
  bit: statusIndex % LIST_BITS,
})

export function statusEntry(origin: string, statusIndex: number) {
  const { list, bit } = placeOf(statusIndex)
  return {
    id: `${listUrl(origin, list)}#${bit}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(bit),
    statusListCredential: listUrl(origin, list),
  }
}

/**
 * Returns a bit string in which only the given bits are set. Bit 0 is the most significant bit of the first byte. The
 * bytes are compressed with gzip and encoded as base64url with the multibase prefix `u`.
 */
function encodeBits(bits: readonly number[]): string {
  const bytes = new Uint8Array(LIST_BITS / 8)
  for (const bit of bits) bytes[bit >> 3]! |= 0x80 >> (bit & 7)
  return `u${gzipSync(bytes).toString('base64url')}`
}

export function statusListCredential(origin: string, list: number, revoked: readonly number[], now: Date) {
  const id = listUrl(origin, list)
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didOf(origin),
    validFrom: now.toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeBits(revoked),
    },
  }
}
