import type { Mode } from '@ufaro/contract/modes.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { useEffect, useRef } from 'react'
import type { ModeScreens } from './mode-screen.ts'

interface ModeSwitcherProps {
  screens: ModeScreens
  modes: readonly Mode[]
  current: Mode | null
  loading: boolean
  onChange: (mode: Mode) => void
}

/** The tool rail: on the left of a desktop, a row to swipe on a phone. Native radios, so arrows move between tools. */
export function ModeSwitcher({ screens, modes, current, loading, onChange }: ModeSwitcherProps) {
  if (loading)
    return (
      <Rail>
        <p role="status" className="tap flex items-center px-4 text-small text-ink-soft">
          Loading modes...
        </p>
      </Rail>
    )
  return (
    <Rail>
      <div role="radiogroup" aria-label="Tools" className="flex gap-1 p-2 lg:flex-col">
        {modes.map((mode) => (
          <ModeRadio
            key={mode}
            mode={mode}
            icon={screens[mode].icon}
            checked={mode === current}
            onChange={() => onChange(mode)}
          />
        ))}
      </div>
    </Rail>
  )
}

function Rail({ children }: { children: React.ReactNode }) {
  return (
    <div className="min-w-0 flex-1 bg-surface lg:w-26 lg:flex-none lg:border-r lg:border-line">
      <div className="overflow-x-auto lg:sticky lg:top-15 lg:max-h-[calc(100dvh-3.75rem)] lg:overflow-x-hidden lg:overflow-y-auto">
        {children}
      </div>
    </div>
  )
}

interface ModeRadioProps {
  mode: Mode
  icon: ModeScreens[Mode]['icon']
  checked: boolean
  onChange: () => void
}

function ModeRadio({ mode, icon: Icon, checked, onChange }: ModeRadioProps) {
  const tile = useRef<HTMLLabelElement>(null)
  useEffect(() => {
    if (checked) tile.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [checked])
  return (
    <label
      ref={tile}
      className="tap relative flex shrink-0 cursor-pointer items-center gap-2 rounded-card px-3 text-small text-ink-soft transition-colors duration-150 hover:bg-sunken has-checked:bg-sunken has-checked:font-bold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent-text lg:flex-col lg:gap-1 lg:px-1 lg:py-2 lg:text-center"
    >
      <input type="radio" name="mode" value={mode} checked={checked} onChange={onChange} className="sr-only" />
      <Icon aria-hidden className="size-5" />
      {TOOLS[mode].label}
    </label>
  )
}
