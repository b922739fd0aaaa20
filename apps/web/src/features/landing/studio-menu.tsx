import { type CreditCount, formatCredits, UNLIMITED } from '@ufaro/contract/credits.ts'
import type { ToolId } from '@ufaro/contract/tools.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { ChevronRight, Wand } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { isToolEnabled } from '#web/lib/plan-words.ts'
import { useSession } from '#web/lib/session.ts'
import { useServices } from '#web/lib/site-queries.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cn } from '#web/ui/cn.ts'
import { Popover } from '#web/ui/popover.tsx'

const ENTRIES = {
  headshot: 'Headshots',
  product: 'Products',
  dp: 'Profile Pics',
  mockup: 'Mockups',
  certificates: 'Certificates',
  events: 'Events',
  flyer: 'Flyers',
} as const satisfies Partial<Record<ToolId, string>>
type Entry = keyof typeof ENTRIES

export function StudioMenu({ isAdmin }: { isAdmin: boolean }) {
  const [open, setOpen] = useState(false)
  const credits = useSession((state) => state.credits)
  const { data: services } = useServices()
  const modes = (Object.keys(ENTRIES) as Entry[]).filter((mode) => isToolEnabled(mode, services))
  return (
    <aside aria-label="Studio" className="fixed top-1/2 right-3 z-30 -translate-y-1/2">
      <Popover
        open={open}
        onOpenChange={setOpen}
        label="Studio"
        className="top-1/2 right-full mt-0 mr-2 w-72 max-w-[calc(100vw-5.5rem)] -translate-y-1/2 max-h-[calc(100dvh-9rem)]"
        trigger={
          <button
            type="button"
            aria-label="Studio"
            className="inline-flex size-12 items-center justify-center rounded-full bg-accent text-on-accent shadow-raised hover:bg-accent-hover [&_svg]:size-5"
          >
            <Wand aria-hidden />
          </button>
        }
      >
        <div className="border-b border-line px-4 py-3">
          <h2 className="font-bold">Studio</h2>
          <p className="text-small text-ink-soft">Create amazing visuals</p>
        </div>
        <ul className="p-1">
          {modes.map((mode) => (
            <li key={mode}>
              <ToolLink mode={mode} left={isAdmin ? UNLIMITED : credits[mode]} />
            </li>
          ))}
        </ul>
        <div className="grid grid-cols-2 gap-2 border-t border-line p-3">
          <ButtonLink to={paths.payment} look="secondary" className="px-2">
            Credits
          </ButtonLink>
          <ButtonLink to={paths.history} look="secondary" className="px-2">
            History
          </ButtonLink>
        </div>
      </Popover>
    </aside>
  )
}

function ToolLink({ mode, left }: { mode: Entry; left: CreditCount }) {
  return (
    <Link
      to={paths.studio}
      state={{ mode }}
      title={TOOLS[mode].description}
      className="flex min-h-11 items-center gap-2 rounded-tight px-3 text-ink hover:bg-sunken"
    >
      <span className="mr-auto">{ENTRIES[mode]}</span>
      <span
        className={cn(
          'min-w-8 rounded-full px-2 py-0.5 text-center text-small font-bold tabular-nums',
          left === UNLIMITED
            ? 'bg-success-ground text-success'
            : left > 0
              ? 'bg-accent text-on-accent'
              : 'bg-danger-ground text-danger',
        )}
      >
        {formatCredits(left)}
        <span className="sr-only"> credits</span>
      </span>
      <ChevronRight aria-hidden className="size-4 text-ink-soft" />
    </Link>
  )
}
