import type { ToolId } from '@ufaro/contract/tools.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { Sheet } from '#web/ui/dialog.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import type { ModeScreens } from '../shell/mode-screen.ts'

interface ModeSheetProps {
  screens: ModeScreens
  modes: readonly ToolId[]
  current: ToolId
  onChange: (mode: ToolId) => void
  onClose: () => void
}

export function ModeSheet({ screens, modes, current, onChange, onClose }: ModeSheetProps) {
  const options = modes.map((mode) => {
    const Icon = screens[mode].icon
    return { value: mode, label: TOOLS[mode].label, icon: <Icon aria-hidden className="size-5 shrink-0" /> }
  })
  return (
    <Sheet open onOpenChange={onClose} title="Tools">
      <RadioCards label="Tools" hideLabel value={current} options={options} onChange={onChange} />
    </Sheet>
  )
}
