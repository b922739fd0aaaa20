import { z } from 'zod/mini'
import { codeParams } from './certificates.ts'
import { endpoint } from './endpoint.ts'

const copy = (file: string, summary: string) =>
  endpoint({
    method: 'GET',
    path: `/api/verify/:code/${file}`,
    access: 'public',
    summary,
    params: codeParams,
    errors: ['NOT_FOUND', 'RATE_LIMITED', 'OVERLOADED'],
  })

export const credentialJwt = copy('credential.jwt', 'The certificate as an Open Badges 3.0 credential, signed (VC-JWT)')
export const credentialBadge = copy('badge.png', 'The certificate as a picture that carries the signed credential')
export const certificatePicture = copy('certificate.jpg', 'The certificate as a picture')
export const certificateDocument = copy('certificate.pdf', 'The certificate as a PDF of one page')

export const issuerDocument = endpoint({
  method: 'GET',
  path: '/.well-known/did.json',
  access: 'public',
  summary: 'The DID document of this server as an issuer (did:web): the keys its credentials are signed with',
})

export const statusList = endpoint({
  method: 'GET',
  path: '/credentials/status/:list',
  access: 'public',
  summary: 'A signed list of what was revoked (W3C Bitstring Status List), which credentials refer to',
  params: z.object({ list: z.string().check(z.regex(/^\d{1,9}$/)) }),
  errors: ['NOT_FOUND'],
})

export const refuseMails = endpoint({
  method: 'POST',
  path: '/api/mails/refuse/:token',
  access: 'public',
  summary: 'Stop mails about certificates to the address a mail was sent to; mail programs call it too (RFC 8058)',
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  status: 204,
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
})
