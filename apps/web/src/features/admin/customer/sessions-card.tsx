import type { Customer } from '@ufaro/contract/http/admin-customer.ts'
import { deviceName } from '#web/lib/device-name.ts'
import { formatMoment } from '#web/lib/formats.ts'
import { Card } from '#web/ui/card.tsx'

export function SessionsCard({ sessions }: { sessions: Customer['sessions'] }) {
  return (
    <Card>
      <h3 id="signed-in" className="font-bold">
        Signed in
      </h3>
      {sessions.length === 0 && <p className="mt-1 text-small text-ink-soft">Nowhere at the moment.</p>}
      <ul
        aria-labelledby="signed-in"
        tabIndex={sessions.length > 5 ? 0 : undefined}
        className="max-h-80 divide-y divide-line overflow-y-auto"
      >
        {sessions.map(({ id, user_agent, last_seen_at }) => (
          <li key={id} className="py-2">
            <p className="wrap-anywhere">{deviceName(user_agent)}</p>
            <p className="text-small text-ink-soft">Last seen {formatMoment(last_seen_at)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
