import { createPublicKey, verify } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect } from 'vitest'

// An independent verifier of credentials. It is written from the specifications (RFC 7515, did:web, Open Badges 3.0,
// Bitstring Status List) and uses neither the app's code nor its signing library.

// biome-ignore lint/suspicious/noExplicitAny: the responses of a server whose correctness is being tested
type Json = Record<string, any>
export type Fetch = (path: string) => Promise<string>

const decode = (part: string): Json => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))

function documentUrl(did: string): URL {
  const [scheme, method, host, ...path] = did.split(':')
  expect([scheme, method]).toEqual(['did', 'web'])
  return new URL(`https://${decodeURIComponent(host!)}/${path.length > 0 ? path.join('/') : '.well-known'}/did.json`)
}

async function readToken(token: string, fetchPath: Fetch): Promise<{ header: Json; payload: Json }> {
  const [head, body, signature, ...more] = token.split('.')
  if (!head || !body || !signature || more.length > 0) throw new Error('not a compact JWS')
  const header = decode(head)
  if (header.alg !== 'RS256') throw new Error('an algorithm nobody agreed on')
  const did = header.kid.slice(0, header.kid.indexOf('#'))
  const document = JSON.parse(await fetchPath(documentUrl(did).pathname))
  if (document.id !== did) throw new Error('the document is somebody else’s')
  const method = document.verificationMethod.find(({ id }: Json) => id === header.kid)
  if (!method || !document.assertionMethod.includes(method.id)) throw new Error('the key is not the issuer’s')
  const key = createPublicKey({ key: method.publicKeyJwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${body}`)
  if (!verify('sha256', signed, key, Buffer.from(signature, 'base64url'))) throw new Error('the signature is wrong')
  const payload = decode(body)
  if (!(payload.iss ?? payload.issuer).startsWith(did)) throw new Error('signed by somebody else')
  return { header, payload }
}

export async function verifyBadge(token: string, fetchPath: Fetch): Promise<{ badge: Json; revoked: boolean }> {
  const { header, payload: badge } = await readToken(token, fetchPath)
  expect(Object.keys(header).filter((name) => !['alg', 'kid', 'jwk', 'typ'].includes(name))).toEqual([])
  expect(header.typ).toBe('JWT')
  expect(header.jwk).not.toHaveProperty('d')
  expect(badge['@context'].slice(0, 2)).toEqual([
    'https://www.w3.org/ns/credentials/v2',
    expect.stringMatching(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context(-3\.0\.\d)?\.json$/),
  ])
  expect(badge.type).toEqual(['VerifiableCredential', 'OpenBadgeCredential'])
  expect(badge.iss).toBe(badge.issuer.id)
  expect(badge.jti).toBe(badge.id)
  expect(badge.sub).toBe(badge.credentialSubject.id)
  expect(new Date(badge.nbf * 1000).getTime()).toBe(Date.parse(badge.validFrom))
  expect(badge.nbf * 1000).toBeLessThanOrEqual(Date.now())
  expect(badge.credentialSubject.achievement).toMatchObject({
    id: expect.stringMatching(/^\w+:/),
    type: ['Achievement'],
    name: expect.any(String),
    description: expect.any(String),
    criteria: { narrative: expect.any(String) },
  })
  return { badge, revoked: await isRevoked(badge.credentialStatus, fetchPath) }
}

async function isRevoked(entry: Json, fetchPath: Fetch): Promise<boolean> {
  expect(entry).toMatchObject({ type: 'BitstringStatusListEntry', statusPurpose: 'revocation' })
  const { payload: list } = await readToken(await fetchPath(new URL(entry.statusListCredential).pathname), fetchPath)
  expect(list.id).toBe(entry.statusListCredential)
  expect(list.type).toContain('BitstringStatusListCredential')
  expect(list.credentialSubject).toMatchObject({ type: 'BitstringStatusList', statusPurpose: 'revocation' })
  const { encodedList } = list.credentialSubject
  expect(encodedList[0]).toBe('u')
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'))
  expect(bits.length * 8).toBeGreaterThanOrEqual(131_072)
  const at = Number(entry.statusListIndex)
  return (bits[Math.floor(at / 8)]! & (128 >> (at % 8))) !== 0
}

/** Reads the `iTXt` chunk (PNG, third edition) with this keyword. Null if there is none. */
export function unbake(png: Buffer, keyword: string): string | null {
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const data = png.subarray(at + 8, at + 8 + length)
    const end = data.indexOf(0)
    if (type === 'iTXt' && data.toString('latin1', 0, end) === keyword) {
      expect([...data.subarray(end, end + 5)]).toEqual([0, 0, 0, 0, 0])
      return data.toString('utf8', end + 5)
    }
    at += length + 12
  }
  return null
}
