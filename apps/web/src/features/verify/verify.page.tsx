import type { Verification } from '@ufaro/contract/http/certificates.ts'
import { BadgeCheck, Ban, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { formatDate } from '#web/lib/formats.ts'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ReportButton } from './report-button.tsx'
import { TakeAway } from './take-away.tsx'
import { useVerification } from './verify-query.ts'

export function VerifyPage() {
  const { code = '' } = useParams()
  const { data, error, isPending, refetch } = useVerification(code)
  return (
    <Page title="Certificate check" width="max-w-2xl">
      {isPending && <Waiting />}
      {error && (
        <Notice tone="danger" title="This certificate could not be checked">
          <p>{sentenceOf(error)}</p>
          <Button look="secondary" onClick={() => refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      {data === null && <Unknown code={code} />}
      {data && <Known certificate={data} code={code} />}
      {data && !data.revoked && <TakeAway certificate={data} code={code} />}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
        <Link to={paths.landing} className="link tap inline-flex items-center text-small">
          What is Ufaro?
        </Link>
        {data && !data.revoked && <ReportButton code={code} />}
      </div>
    </Page>
  )
}

function Known({ certificate, code }: { certificate: Verification; code: string }) {
  const { revoked, name, title, issuer, issued_at, serial } = certificate
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface">
      {revoked ? (
        <Verdict tone="bad" icon={<Ban aria-hidden />} title="This certificate was revoked">
          {issuer} has withdrawn it. It no longer certifies anything.
        </Verdict>
      ) : (
        <Verdict tone="good" icon={<BadgeCheck aria-hidden />} title="Issued here and unchanged">
          What is printed on it should say the same as here. “Issued by” is the name its issuer chose; we do not check
          who they are.
        </Verdict>
      )}
      <dl className="grid gap-4 p-5 sm:grid-cols-2 sm:p-6">
        <Fact term="Awarded to" wide className="text-title font-bold">
          {name}
        </Fact>
        <Fact term="For" wide>
          {title}
        </Fact>
        <Fact term="Issued by" wide>
          {issuer}
        </Fact>
        <Fact term="On">
          <time dateTime={issued_at}>{formatDate(issued_at)}</time>
        </Fact>
        <Fact term="Serial number" className="font-mono">
          {serial}
        </Fact>
        <Fact term="Code" wide className="font-mono text-small break-all">
          {code}
        </Fact>
      </dl>
    </article>
  )
}

function Unknown({ code }: { code: string }) {
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface">
      <Verdict tone="bad" icon={<SearchX aria-hidden />} title="No certificate has this code">
        Please check the link, or ask whoever gave you the certificate. It may not be genuine.
      </Verdict>
      <dl className="p-5 sm:p-6">
        <Fact term="Code" wide className="font-mono text-small break-all">
          {code}
        </Fact>
      </dl>
    </article>
  )
}

interface VerdictProps {
  tone: 'good' | 'bad'
  icon: ReactNode
  title: string
  children: ReactNode
}

function Verdict({ tone, icon, title, children }: VerdictProps) {
  return (
    <div
      role="status"
      className={cn(
        'flex items-start gap-3 p-5 sm:p-6 [&>svg]:size-8 [&>svg]:shrink-0',
        tone === 'good' ? 'bg-success-ground text-success' : 'bg-danger-ground text-danger',
      )}
    >
      {icon}
      <div>
        <h2 className="text-title font-bold">{title}</h2>
        <p>{children}</p>
      </div>
    </div>
  )
}

interface FactProps {
  term: string
  wide?: boolean
  className?: string
  children: ReactNode
}

function Fact({ term, wide = false, className, children }: FactProps) {
  return (
    <div className={cn(wide && 'sm:col-span-2')}>
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className={cn('text-left break-words', className)} dir="auto">
        {children}
      </dd>
    </div>
  )
}

function Waiting() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
