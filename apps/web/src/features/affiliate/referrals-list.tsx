import { formatDate, plural } from '#web/lib/formats.ts'
import { Card } from '#web/ui/card.tsx'
import type { useReferrals } from './affiliate-queries.ts'
import { ShowMore } from './show-more.tsx'

export function ReferralsList({ referrals }: { referrals: ReturnType<typeof useReferrals> }) {
  const pages = referrals.data?.pages ?? []
  const rows = pages.flatMap((page) => page.referrals)
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-body font-bold">Referrals</h2>
        {rows.length > 0 && (
          <span className="text-small text-ink-soft">{plural(pages[0]?.total ?? 0, 'person', 'people')}</span>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="mt-2 text-small text-ink-soft">Nobody has signed up through you yet.</p>
      ) : (
        <ul className="mt-2">
          {rows.map(({ id, referred_user_name, referred_user_email, created_at }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-0"
            >
              <div className="min-w-0">
                <p className="break-words">{referred_user_name}</p>
                <p className="text-small break-all text-ink-soft">{referred_user_email}</p>
              </div>
              <span className="text-small text-ink-soft">{formatDate(created_at)}</span>
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={referrals} what="referrals" />
    </Card>
  )
}
