import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'

export const Verification = z.object({
  valid: z.boolean(),
  revoked: z.boolean(),
  name: z.string(),
  serial: z.int(),
  issuer: z.string(),
  title: z.string(),
  issued_at: z.string(),
  drawn: z.boolean(),
})
export type Verification = z.infer<typeof Verification>

export const IssuedCertificate = z.extend(Verification, { code: z.string(), runId: z.nullable(z.string()) })
export type IssuedCertificate = z.infer<typeof IssuedCertificate>

export const codeParams = z.object({ code: z.string().check(z.maxLength(100)) })

export const verifyCertificate = endpoint({
  method: 'GET',
  path: '/api/verify/:code',
  access: 'public',
  summary: 'Whether a certificate made with a code is genuine: who, what, when and by whom',
  params: codeParams,
  reply: Verification,
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
})

export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/certificates',
  access: 'user',
  summary:
    'Certificates one has issued with a code, newest batch first, by serial; `search` is part of a name or a serial',
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
  summary: 'Withdraw a certificate one has issued; from then on its page says so',
  params: codeParams,
  reply: Verification,
  errors: ['NOT_FOUND'],
})
