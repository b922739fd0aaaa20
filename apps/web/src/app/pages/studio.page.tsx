import { asToolId, TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
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

export async function loadTool(): Promise<void> {
  const wanted = asToolId(new URLSearchParams(window.location.search).get('mode')) ?? TOOL_IDS[0]
  await MODE_SCREENS[wanted].Panel.load()
}
