import { MODE_SCREENS } from '#web/modes/registry.tsx'
import { HandOverScreens } from '#web/studio/hand-over/destinations.ts'
import { Studio } from '#web/studio/shell/studio.tsx'

export function StudioPage() {
  return (
    <HandOverScreens value={MODE_SCREENS}>
      <Studio screens={MODE_SCREENS} />
    </HandOverScreens>
  )
}
