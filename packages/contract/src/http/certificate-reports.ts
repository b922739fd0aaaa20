import { z } from 'zod/mini'
import { codeParams, Verification } from './certificates.ts'
import { endpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'

export const MAX_REPORT_CHARS = 1000

export const reportCertificate = endpoint({
  method: 'POST',
  path: '/api/verify/:code/report',
  access: 'public',
  summary: 'Report a certificate that makes a false claim',
  description: 'Admins read the report and may revoke the certificate. Limited to 10 reports an hour per client.',
  params: codeParams,
  body: z.object({
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please say what is wrong with it'),
        z.maxLength(MAX_REPORT_CHARS, `Please use at most ${MAX_REPORT_CHARS} characters`),
      ),
  }),
  reply: z.object({ success: z.boolean() }),
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
})

export const CertificateReport = z.object({
  id: z.string(),
  code: z.string(),
  reason: z.string(),
  created_at: z.string(),
  certificate: Verification,
  account: z
    .nullable(z.object({ id: z.string(), name: z.string(), email: z.string() }))
    .check(
      z.describe(
        'The account that issued the certificate. The `issuer` of the certificate is free text and may differ.',
      ),
    ),
})
export type CertificateReport = z.infer<typeof CertificateReport>

export const listCertificateReports = endpoint({
  method: 'GET',
  path: '/api/admin/certificate-reports',
  access: 'admin',
  summary: 'List the open reports of certificates, oldest first',
  query: PageQuery,
  reply: z.object({ reports: z.array(CertificateReport), total: z.int() }),
})

export const decideCertificateReport = endpoint({
  method: 'POST',
  path: '/api/admin/certificate-reports/:id/decide',
  access: 'admin',
  summary: 'Decide on a report of a certificate',
  description:
    'Revokes the certificate if `revoke` is true. Either decision closes all open reports of the certificate. A closed report gets `CONFLICT`.',
  params: z.object({ id: z.string() }),
  body: z.object({ revoke: z.boolean() }),
  reply: z.object({ success: z.boolean() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})
