import { formatCredits } from '@ufaro/contract/credits.ts'
import type { ToolId } from '@ufaro/contract/tools.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { useState } from 'react'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Popover } from '#web/ui/popover.tsx'
import type { ModeScreens } from '../shell/mode-screen.ts'
import { UsagePanel } from './usage-panel.tsx'
import { useCreditCount } from './use-credit-count.ts'

interface CreditsBarProps {
  mode: ToolId
  modes: readonly ToolId[]
  screens: ModeScreens
}

export function CreditsBar({ mode, modes, screens }: CreditsBarProps) {
  const [open, setOpen] = useState(false)
  const { left, upgrade } = useCreditCount(mode)
  if (left === null) return null
  return (
    <aside
      aria-label="Credits"
      className="flex shrink-0 items-center gap-1 px-1 lg:relative lg:flex-col lg:items-stretch lg:border-t lg:border-line lg:p-2"
    >
      <Popover
        open={open}
        onOpenChange={setOpen}
        label="Credit usage"
        className="lg:top-auto! lg:right-auto! lg:bottom-2 lg:left-full lg:ml-2 lg:w-80 lg:max-w-none!"
        trigger={
          <button
            type="button"
            className="tap inline-flex w-full items-center justify-center gap-2 rounded-card px-2 text-small hover:bg-sunken"
          >
            <span>
              <span className="sr-only">{TOOLS[mode].label}: </span>
              <strong className="tabular-nums">{formatCredits(left)}</strong> left
            </span>
          </button>
        }
      >
        <UsagePanel mode={mode} modes={modes} screens={screens} />
      </Popover>
      {upgrade && (
        <ButtonLink to={paths.payment} look="ghost" className="px-2 text-small text-accent-text">
          Upgrade
        </ButtonLink>
      )}
    </aside>
  )
}
