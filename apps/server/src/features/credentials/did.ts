import type { JWK } from 'jose'

/** did:web percent-encodes the colon of a port and joins path segments by colons. */
export function didOf(origin: string): string {
  const { host, pathname } = new URL(origin)
  const path = pathname.split('/').filter(Boolean).map(encodeURIComponent)
  return ['did:web', encodeURIComponent(host), ...path].join(':')
}

export const keyUrl = (did: string, kid: string): string => `${did}#${kid}`

/** @param keys the current key first, then all retired keys, because they verify older credentials */
export function didDocument(origin: string, keys: readonly { kid: string; publicJwk: JWK }[]) {
  const did = didOf(origin)
  const ids = keys.map(({ kid }) => keyUrl(did, kid))
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id: did,
    verificationMethod: keys.map(({ kid, publicJwk }) => ({
      id: keyUrl(did, kid),
      type: 'JsonWebKey2020',
      controller: did,
      publicKeyJwk: publicJwk,
    })),
    assertionMethod: ids,
  }
}
