import { formatCredits, sumCredits, UNLIMITED } from '@ufaro/contract/credits.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { formatCount } from '#web/lib/formats.ts'
import { visibleModes } from '../../lib/plan-words.ts'
import { useSession } from '../../lib/session.ts'
import { useServices } from '../../lib/site-queries.ts'

export function CreditGrids({ isAdmin }: { isAdmin: boolean }) {
  const credits = useSession((state) => state.credits)
  const { data: services } = useServices()
  const modes = visibleModes(credits, services, isAdmin)
  const total = formatCount(sumCredits(credits, modes))
  return (
    <>
      <dl className="grid grid-cols-3 gap-2 text-center">
        <Total name="Total Credits" count={total} />
        <Total name="Remaining" count={total} />
        <Total name="GIF Credits" count={formatCredits(isAdmin ? UNLIMITED : credits.gif)} />
      </dl>
      <section>
        <h3 className="mb-1 text-small font-bold">Service Credits</h3>
        {modes.length === 0 && <p className="text-small text-ink-soft">No credits left. A plan brings new ones.</p>}
        <dl className="grid grid-cols-2 gap-x-4">
          {modes.map((mode) => (
            <div key={mode} className="flex justify-between gap-2 border-b border-line py-1.5 text-small">
              <dt className="truncate">{TOOLS[mode].label}</dt>
              <dd className="font-bold tabular-nums">{formatCredits(isAdmin ? UNLIMITED : credits[mode])}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

function Total({ name, count }: { name: string; count: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border border-line px-0.5 py-2">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="text-body font-bold tabular-nums">{count}</dd>
    </div>
  )
}
