import type { ToolId } from '@ufaro/contract/tools.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ModeScreens } from './mode-screen.ts'

export interface ModesProps {
  screens: ModeScreens
  modes: readonly ToolId[]
  current: ToolId | null
  loading: boolean
  onChange: (mode: ToolId) => void
  children: ReactNode
}

export function ModeSwitcher({ screens, modes, current, loading, onChange, children }: ModesProps) {
  return (
    <div className="w-26 flex-none border-r border-line bg-surface">
      <div className="sticky top-15 z-20 flex h-[calc(100dvh-3.75rem)] flex-col">
        {loading ? (
          <ModesLoading />
        ) : (
          <div
            role="radiogroup"
            aria-label="Tools"
            className="flex min-h-0 flex-1 flex-col gap-1 overflow-x-hidden overflow-y-auto p-2"
          >
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
        )}
        {children}
      </div>
    </div>
  )
}

export const ModesLoading = () => (
  <p role="status" className="tap flex flex-1 items-center px-4 text-small text-ink-soft">
    Loading modes...
  </p>
)

interface ModeRadioProps {
  mode: ToolId
  icon: ModeScreens[ToolId]['icon']
  checked: boolean
  onChange: () => void
}

function ModeRadio({ mode, icon: Icon, checked, onChange }: ModeRadioProps) {
  const tile = useRef<HTMLLabelElement>(null)
  useEffect(() => {
    if (checked) tile.current?.scrollIntoView({ block: 'nearest' })
  }, [checked])
  return (
    <label
      ref={tile}
      className="tap relative flex shrink-0 cursor-pointer flex-col items-center gap-1 rounded-card px-1 py-2 text-center text-small text-ink-soft transition-colors duration-150 hover:bg-sunken has-checked:bg-sunken has-checked:font-bold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent-text"
    >
      <input type="radio" name="mode" value={mode} checked={checked} onChange={onChange} className="sr-only" />
      <Icon aria-hidden className="size-5" />
      {TOOLS[mode].label}
    </label>
  )
}
