import type { CertificateReport } from '@ufaro/contract/http/certificate-reports.ts'
import { verifyPath } from '@ufaro/contract/tools/certificates.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { customerPath } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { useTabState } from '#web/ui/table/use-tab-state.ts'
import { Moment } from '../table/moment.tsx'
import { useDecide, useReports } from './reports.queries.ts'

interface Decision {
  report: CertificateReport
  revoke: boolean
}

export function ReportsTab() {
  const { page, setPage } = useTabState()
  const decide = useDecide()
  const [decision, setDecision] = useState<Decision | null>(null)
  return (
    <>
      <Loaded query={useReports(page)} failure="Failed to load reports">
        {({ reports, total }) => (
          <>
            {reports.length === 0 && (
              <EmptyState title="No open reports">Certificates that people report are listed here.</EmptyState>
            )}
            <ul aria-label="Reported certificates" tabIndex={-1} className="space-y-3 outline-none">
              {reports.map((report) => (
                <Report key={report.id} report={report} ask={(revoke) => setDecision({ report, revoke })} />
              ))}
            </ul>
            <Pager page={page} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
      {decision && (
        <ConfirmDialog
          {...questionOf(decision)}
          keep="Back"
          onConfirm={() => {
            setDecision(null)
            decide.mutate({ id: decision.report.id, revoke: decision.revoke })
          }}
          onClose={() => setDecision(null)}
        />
      )}
    </>
  )
}

const questionOf = ({ report: { certificate }, revoke }: Decision) =>
  revoke
    ? {
        title: `Revoke the certificate of ${certificate.name}?`,
        description: 'Its page says so from now on. This cannot be undone.',
        confirm: 'Revoke it',
      }
    : {
        title: `Keep the certificate of ${certificate.name}?`,
        description: 'Every open report of it is closed.',
        confirm: 'Keep it',
      }

interface ReportProps {
  report: CertificateReport
  ask: (revoke: boolean) => void
}

function Report({ report: { code, reason, created_at, certificate, account }, ask }: ReportProps) {
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-4 lg:grid-cols-[1fr_18rem_auto]">
      <div className="min-w-0">
        <p className="text-small text-ink-soft">
          Reported <Moment iso={created_at} />
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-wrap">
          <bdi>{reason}</bdi>
        </p>
      </div>
      <div className="min-w-0 text-small wrap-anywhere">
        <p>
          <Link to={verifyPath(code)} className="link text-body font-bold">
            <bdi>{certificate.name}</bdi>
          </Link>
        </p>
        <p>
          <bdi>{certificate.title}</bdi>
        </p>
        <p className="text-ink-soft">
          in the name of <bdi>{certificate.issuer}</bdi>
        </p>
        {account && (
          <p className="text-ink-soft">
            made by{' '}
            <Link to={customerPath(account.id)} className="link">
              <bdi>{account.email}</bdi>
            </Link>
          </p>
        )}
        {certificate.revoked && <Badge tone="danger">Revoked</Badge>}
      </div>
      <div className="flex flex-wrap gap-2 lg:flex-col">
        <Button look="secondary" className="grow lg:grow-0" onClick={() => ask(false)}>
          Keep
        </Button>
        <Button look="danger" className="grow lg:grow-0" onClick={() => ask(true)}>
          Revoke
        </Button>
      </div>
    </li>
  )
}
