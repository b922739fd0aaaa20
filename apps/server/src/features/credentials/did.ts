import type { JWK } from 'jose'

/** The identifier of whoever holds an origin: a port is escaped, a path goes on with colons (did:web). */
export function didOf(origin: string): string {
  const { host, pathname } = new URL(origin)
  const path = pathname.split('/').filter(Boolean).map(encodeURIComponent)
  return ['did:web', encodeURIComponent(host), ...path].join(':')
}

/** The name of a key in the header of what it signed. */
export const keyUrl = (did: string, kid: string): string => `${did}#${kid}`

/** Every key that ever signed, the current one first: what a retired one signed is still good. */
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
