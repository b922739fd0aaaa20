import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'

export const Verification = z.object({
  valid: z.boolean().check(z.describe('Whether the certificate was issued here and is not revoked.')),
  revoked: z.boolean(),
  name: z.string().check(z.describe('The name of the recipient.')),
  serial: z.int().check(z.describe('The serial number on the certificate.')),
  issuer: z.string().check(z.describe('The issuer, as the issuer wrote it. Nobody has checked it.')),
  title: z.string().check(z.describe('What the certificate is for.')),
  issued_at: z.string(),
  drawn: z.boolean().check(z.describe('Whether the picture and the PDF of the certificate can be downloaded.')),
})
export type Verification = z.infer<typeof Verification>

export const IssuedCertificate = z.extend(Verification, { code: z.string(), runId: z.nullable(z.string()) })
export type IssuedCertificate = z.infer<typeof IssuedCertificate>

export const codeParams = z.object({ code: z.string().check(z.maxLength(100)) })

export const verifyCertificate = endpoint({
  method: 'GET',
  path: '/api/verify/:code',
  access: 'public',
  summary: 'Verify a certificate by its code',
  description:
    'Says who received it, for what, when, by whom, and whether it is revoked. `issuer` is a name that the issuer chose and that nobody has checked. Limited to 300 calls in 10 minutes per client.',
  params: codeParams,
  reply: Verification,
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
})

export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/certificates',
  access: 'user',
  summary: 'List the certificates that the caller has issued',
  description:
    'Only certificates with a code are listed: the newest batch first, within a batch by serial number. `search` matches a part of the name, or the serial number.',
  query: z.extend(PageQuery, {
    runId: z.optional(z.string().check(z.maxLength(100))),
    search: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({ certificates: z.array(IssuedCertificate), total: z.int() }),
})

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/:code/revoke',
  access: 'user',
  summary: 'Revoke a certificate',
  description:
    'Only its issuer can revoke it, and revoking cannot be undone. From then on its verification page says that it is revoked.',
  params: codeParams,
  reply: Verification,
  errors: ['NOT_FOUND'],
})
