import {
  decideCertificateReport,
  listCertificateReports,
  reportCertificate,
} from '@ufaro/contract/http/certificate-reports.ts'
import type { FastifyInstance } from 'fastify'
import { clientOf } from '../../http/client-address.ts'
import type { Limit, RateLimiter } from '../../http/rate-limiter.ts'
import { route } from '../../http/route.ts'
import type { CertificateReportsService } from './certificate-reports.service.ts'

const REPORTS: Limit = { name: 'certificate-report', max: 10, windowS: 3600 }

interface Deps {
  reports: CertificateReportsService
  limiter: Pick<RateLimiter, 'take'>
}

export function certificateReportsRoutes(app: FastifyInstance, { reports, limiter }: Deps) {
  route(app, reportCertificate, async ({ params: { code }, body, request }) => {
    await limiter.take(REPORTS, clientOf(request))
    await reports.report(code, body.reason)
    return { success: true }
  })

  route(app, listCertificateReports, ({ query }) => reports.list(query))

  route(app, decideCertificateReport, async ({ params: { id }, body, caller }) => {
    await reports.decide(caller.user, id, body.revoke)
    return { success: true }
  })
}
