import type { ToolId } from '@ufaro/contract/tools.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { useEffect } from 'react'
import { commandStore } from './command-store.ts'

const GROUP = 'Tools'

export function useModeCommands(modes: readonly ToolId[], onChoose: (mode: ToolId) => void): void {
  const ids = modes.join()
  useEffect(() => {
    const offered = ids.split(',').filter(Boolean) as ToolId[]
    const tools = offered.map((mode) => ({
      id: `tool-${mode}`,
      label: TOOLS[mode].label,
      group: GROUP,
      run: () => onChoose(mode),
    }))
    const others = () => commandStore.getState().commands.filter(({ group }) => group !== GROUP)
    commandStore.setState({ commands: [...others(), ...tools] })
    return () => commandStore.setState({ commands: others() })
  }, [ids, onChoose])
}
