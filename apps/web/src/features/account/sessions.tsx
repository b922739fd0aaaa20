import type { Session } from '@ufaro/contract/http/auth.ts'
import { deviceName } from '#web/lib/device-name.ts'
import { formatMoment } from '#web/lib/formats.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Reference } from '#web/ui/reference.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSessions } from './use-sessions.ts'

export function Sessions() {
  const { list, ending, end, endOthers } = useSessions()
  const others = list.data?.filter(({ current }) => !current) ?? []
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="mb-3 font-bold">
        Where you are signed in
      </h2>
      {list.isPending && <Skeleton className="h-32" />}
      {list.isError && (
        <Notice tone="danger" title="This list could not be loaded">
          <Reference error={list.error} />
          <Button look="secondary" loading={list.isFetching} onClick={() => list.refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      <ul className="space-y-2">
        {list.data?.toSorted(hereFirst).map((session) => (
          <li key={session.id}>
            <Place session={session} busy={ending.has(session.id)} onEnd={() => end([session.id])} />
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button look="secondary" className="mt-3" onClick={() => endOthers(others)}>
          Sign out everywhere else
        </Button>
      )}
    </section>
  )
}

const hereFirst = (one: Session, other: Session): number => Number(other.current) - Number(one.current)

function Place({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const name = deviceName(session.user_agent)
  return (
    <Card className="flex flex-wrap items-center gap-3 p-4">
      <div className="mr-auto min-w-0">
        <p className="wrap-anywhere font-bold">{name}</p>
        <p className="text-small text-ink-soft">
          {session.current ? 'In use now' : `Last seen ${formatMoment(session.last_seen_at)}`}
        </p>
      </div>
      {session.current ? (
        <Badge tone="success">This device</Badge>
      ) : (
        <Button look="secondary" loading={busy} onClick={onEnd} aria-label={`Sign out ${name}`}>
          Sign out
        </Button>
      )}
    </Card>
  )
}
