import type { CertificateReport } from '@ufaro/contract/http/certificate-reports.ts'
import { verifyPath } from '@ufaro/contract/tools/certificates.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { useTabState } from '#web/ui/table/use-tab-state.ts'
import { Moment } from '../table/moment.tsx'
import { type Column, RecordTable } from '../table/record-table.tsx'
import { useDecide, useReports } from './reports.queries.ts'
import { RevokeDialog } from './revoke-dialog.tsx'

export function ReportsTab() {
  const { page, setPage } = useTabState()
  const decide = useDecide()
  const [asked, setAsked] = useState<CertificateReport | null>(null)
  const columns = columnsOf({ keep: ({ id }) => decide.mutate({ id, revoke: false }), revoke: setAsked })
  return (
    <>
      <Loaded query={useReports(page)} failure="Failed to load reports">
        {({ reports, total }) => (
          <>
            {reports.length === 0 && (
              <EmptyState title="No open reports">Certificates that people report are listed here.</EmptyState>
            )}
            {reports.length > 0 && (
              <RecordTable label="Reported certificates" columns={columns} rows={reports} rowKey={({ id }) => id} />
            )}
            <Pager page={page} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
      {asked && (
        <RevokeDialog
          report={asked}
          revoke={() => decide.mutate({ id: asked.id, revoke: true })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

interface Acts {
  keep: (report: CertificateReport) => void
  revoke: (report: CertificateReport) => void
}

const columnsOf = ({ keep, revoke }: Acts): readonly Column<CertificateReport>[] => [
  { title: 'When', cell: ({ created_at }) => <Moment iso={created_at} /> },
  {
    title: 'Certificate',
    cell: ({ code, certificate: { name, title, revoked } }) => (
      <span className="block text-small max-lg:max-w-56">
        <Link to={verifyPath(code)} className="link">
          <bdi>{name}</bdi>
        </Link>
        <bdi className="block">{title}</bdi>
        {revoked && <Badge tone="danger">Revoked</Badge>}
      </span>
    ),
  },
  {
    title: 'Issued by',
    cell: ({ certificate, account }) => (
      <span className="block text-small max-lg:max-w-56">
        <bdi className="block">{certificate.issuer}</bdi>
        {account && <bdi className="block text-ink-soft">{account.email}</bdi>}
      </span>
    ),
  },
  { title: 'Reason', cell: ({ reason }) => <bdi className="block max-w-80 text-small wrap-anywhere">{reason}</bdi> },
  {
    title: 'Decision',
    cell: (report) => (
      <span className="flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => keep(report)}>
          Keep
        </Button>
        <Button look="danger" onClick={() => revoke(report)}>
          Revoke
        </Button>
      </span>
    ),
  },
]
