import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Reference } from '#web/ui/reference.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useBankDetails, useCode, useEarnings, useReferrals } from './affiliate-queries.ts'
import { WORDS } from './affiliate-words.ts'
import { BankCard } from './bank-card.tsx'
import { CodeCard } from './code-card.tsx'
import { EarningsCard } from './earnings-card.tsx'
import { EarningsList } from './earnings-list.tsx'
import { ReferralsList } from './referrals-list.tsx'
import { TermsCard } from './terms-card.tsx'

export function AffiliatePage() {
  const code = useCode()
  const earnings = useEarnings()
  const referrals = useReferrals()
  const bank = useBankDetails()
  const all = [code, earnings, referrals, bank]
  const failed = all.filter(({ isError }) => isError)
  const retry = () => failed.map(({ refetch }) => refetch())
  const isReady = all.every(({ isSuccess }) => isSuccess)

  return (
    <Page title="Affiliate program">
      {failed.length > 0 && (
        <Notice tone="danger" title={WORDS.loadFailed} className="mb-6">
          <Reference error={failed[0]?.error} />
          <Button look="secondary" onClick={retry} loading={failed.some(({ isFetching }) => isFetching)}>
            Try Again
          </Button>
        </Notice>
      )}
      {!isReady && failed.length === 0 && <PageSkeleton />}
      {isReady && (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
          <div className="space-y-4">
            <CodeCard code={code.data ?? { code: null, link: null, is_active: false }} />
            {earnings.data?.pages[0] && <EarningsCard totals={earnings.data.pages[0]} />}
          </div>
          {/* Before the lists, because on a phone those may be long. */}
          <div className="space-y-4 lg:row-span-2">
            <BankCard details={bank.data ?? null} />
            <TermsCard />
          </div>
          <div className="space-y-4">
            <EarningsList earnings={earnings} />
            <ReferralsList referrals={referrals} />
          </div>
        </div>
      )}
    </Page>
  )
}

const PageSkeleton = () => (
  <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
    <Skeleton className="h-64" />
    <Skeleton className="h-64" />
  </div>
)
