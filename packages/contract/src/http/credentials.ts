import { z } from 'zod/mini'
import { codeParams } from './certificates.ts'
import { endpoint } from './endpoint.ts'

const copy = (file: string, summary: string) =>
  endpoint({
    method: 'GET',
    path: `/api/verify/:code/${file}`,
    access: 'public',
    summary,
    description: 'Open to anybody who has the code. Limited to 60 downloads in 10 minutes per client.',
    params: codeParams,
    errors: ['NOT_FOUND', 'RATE_LIMITED', 'OVERLOADED'],
  })

export const credentialJwt = copy(
  'credential.jwt',
  'Download a certificate as a signed Open Badges 3.0 credential (VC-JWT)',
)
export const credentialBadge = copy(
  'badge.png',
  'Download a certificate as a picture with the signed credential inside (PNG)',
)
export const certificatePicture = copy('certificate.jpg', 'Download a certificate as a picture (JPEG)')
export const certificateDocument = copy('certificate.pdf', 'Download a certificate as a PDF of one page')

export const issuerDocument = endpoint({
  method: 'GET',
  path: '/.well-known/did.json',
  access: 'public',
  summary: 'Get the DID document of this server (did:web)',
  description: 'Contains the public keys that verify the credentials of this server.',
})

export const statusList = endpoint({
  method: 'GET',
  path: '/credentials/status/:list',
  access: 'public',
  summary: 'Get a signed list of revoked credentials',
  description: 'A W3C Bitstring Status List. Each credential names its list and its place in the list.',
  params: z.object({ list: z.string().check(z.regex(/^\d{1,9}$/)) }),
  errors: ['NOT_FOUND'],
})

export const refuseMails = endpoint({
  method: 'POST',
  path: '/api/mails/refuse/:token',
  access: 'public',
  summary: 'Unsubscribe an email address from mails about certificates',
  description:
    'The token is part of the link in each mail and stands for the address that got the mail. Mail programs call this for one-click unsubscribe (RFC 8058).',
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  status: 204,
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
})
