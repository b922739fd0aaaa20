import { verifyPath } from '@ufaro/contract/tools/certificates.ts'
import type { CertificateRow } from '../../db/schema/certificates.ts'
import { didOf } from './did.ts'
import { statusEntry } from './status-list.ts'

const CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const

const identity = (identityType: string, identityHash: string, salt?: string) => ({
  type: 'IdentityObject',
  identityType,
  identityHash,
  hashed: salt !== undefined,
  ...(salt && { salt }),
})

/** `issuer.id` is the DID of this server. `issuer.name` is a name that the user entered and nobody verified. */
function badgeOf(certificate: CertificateRow, origin: string) {
  const { code, name, title, issuer, serial, designId, runId, emailHash, statusIndex, issuedAt } = certificate
  const page = origin + verifyPath(code)
  // Round down to whole seconds, as in JWT timestamps.
  const validFrom = new Date(Math.floor(issuedAt.getTime() / 1000) * 1000)
  const batch = designId ?? runId
  return {
    '@context': CONTEXTS,
    id: page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: { id: didOf(origin), type: ['Profile'], name: issuer, url: origin },
    validFrom: validFrom.toISOString(),
    credentialSubject: {
      id: `${page}#holder`,
      type: ['AchievementSubject'],
      identifier: [identity('name', name), ...(emailHash ? [identity('emailAddress', emailHash, code)] : [])],
      licenseNumber: String(serial),
      achievement: {
        id: batch ? `urn:uuid:${batch}` : `${page}#achievement`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: title,
        description: `${title}, issued by ${issuer}`,
        criteria: { narrative: `${issuer} named the holder on its list for “${title}”.` },
      },
    },
    credentialStatus: statusEntry(origin, statusIndex),
  }
}

export function badgeClaims(certificate: CertificateRow, origin: string) {
  const badge = badgeOf(certificate, origin)
  return {
    ...badge,
    iss: badge.issuer.id,
    jti: badge.id,
    sub: badge.credentialSubject.id,
    nbf: Date.parse(badge.validFrom) / 1000,
  }
}
