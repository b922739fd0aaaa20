import { ArrowLeft, Receipt, X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { HISTORY_FAILED } from './payment-words.ts'
import { RecheckBox } from './recheck-box.tsx'
import { PAGE_SIZE, useTransactions } from './transactions-query.ts'
import { TransactionsTable } from './transactions-table.tsx'

export function PaymentHistoryPage() {
  const [search] = useSearchParams()
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  const { data, isPending, isError, errorUpdatedAt, refetch } = useTransactions(page)
  const [dismissed, setDismissed] = useState(0)
  const isEmpty = data?.total === 0
  return (
    <Page title="Payment history" actions={<BackButton />}>
      {isError && dismissed !== errorUpdatedAt && (
        <LoadFailure onRetry={() => void refetch()} onDismiss={() => setDismissed(errorUpdatedAt)} />
      )}
      {isError && dismissed === errorUpdatedAt && !data && (
        <Button look="secondary" autoFocus onClick={() => void refetch()}>
          Load payments
        </Button>
      )}
      {isPending && <Skeleton className="h-64" />}
      {isEmpty && (
        <EmptyState
          picture={<Receipt aria-hidden />}
          title="No Payments Yet"
          action={<ButtonLink to={paths.payment}>Upgrade Your Plan</ButtonLink>}
        >
          <p>You haven't made any payments yet.</p>
        </EmptyState>
      )}
      {data && !isEmpty && (
        <>
          <TransactionsTable transactions={data.transactions} />
          <Pages page={page} count={Math.ceil(data.total / PAGE_SIZE)} />
        </>
      )}
      <RecheckBox />
      <div className="mt-6 text-center">
        <ButtonLink to={paths.payment} look="secondary">
          Upgrade Plan
        </ButtonLink>
      </div>
    </Page>
  )
}

function BackButton() {
  const navigate = useNavigate()
  const back = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate(paths.payment))
  return (
    <Button look="ghost" onClick={back} className="[&_svg]:size-5">
      <ArrowLeft aria-hidden />
      Back
    </Button>
  )
}

function LoadFailure({ onRetry, onDismiss }: { onRetry: () => void; onDismiss: () => void }) {
  return (
    <div className="relative mb-6">
      <Notice tone="danger" title={HISTORY_FAILED} className="pr-14">
        <Button look="secondary" onClick={onRetry}>
          Try Again
        </Button>
      </Notice>
      <div className="absolute top-1 right-1">
        <IconButton label="Dismiss" onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

function Pages({ page, count }: { page: number; count: number }) {
  if (count < 2) return null
  const to = (target: number) => `${paths.history}?page=${target}`
  return (
    <nav aria-label="Pages of payments" className="mt-4 flex items-center justify-center gap-4 text-small">
      {page > 1 && (
        <ButtonLink to={to(page - 1)} look="secondary">
          Newer
        </ButtonLink>
      )}
      <span>
        Page {page} of {count}
      </span>
      {page < count && (
        <ButtonLink to={to(page + 1)} look="secondary">
          Older
        </ButtonLink>
      )}
    </nav>
  )
}
