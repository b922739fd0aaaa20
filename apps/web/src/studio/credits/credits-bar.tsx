import { formatCredits } from '@ufaro/contract/credits.ts'
import type { Mode } from '@ufaro/contract/modes.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { useState } from 'react'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Popover } from '#web/ui/popover.tsx'
import type { ModeScreens } from '../shell/mode-screen.ts'
import { UsagePanel } from './usage-panel.tsx'
import { useCreditCount } from './use-credit-count.ts'

interface CreditsBarProps {
  mode: Mode
  modes: readonly Mode[]
  screens: ModeScreens
}

/** Floats upon the stage: what is left for this tool, the whole account on a press, and the way to more. */
export function CreditsBar({ mode, modes, screens }: CreditsBarProps) {
  const [open, setOpen] = useState(false)
  const { left, upgrade } = useCreditCount(mode)
  const Icon = screens[mode].icon
  if (left === null) return null
  return (
    <aside
      aria-label="Credits"
      className="flex shrink-0 items-center lg:relative gap-1 border-l border-line bg-surface px-1 lg:rounded-full lg:border lg:p-1 lg:shadow-raised"
    >
      <Popover
        open={open}
        onOpenChange={setOpen}
        label="Credit usage"
        className="lg:top-auto! lg:right-0 lg:bottom-full lg:mb-2 lg:w-80 lg:max-w-none!"
        trigger={
          <button
            type="button"
            className="tap inline-flex items-center gap-2 rounded-full px-3 text-small hover:bg-sunken"
          >
            <Icon aria-hidden className="size-5 max-lg:hidden" />
            <span>
              <span className="max-lg:sr-only">{TOOLS[mode].label}: </span>
              <strong className="tabular-nums">{formatCredits(left)}</strong> left
            </span>
          </button>
        }
      >
        <UsagePanel mode={mode} modes={modes} screens={screens} />
      </Popover>
      {upgrade && (
        <ButtonLink to={paths.payment} look="ghost" className="rounded-full text-small text-accent-text">
          Upgrade
        </ButtonLink>
      )}
    </aside>
  )
}
