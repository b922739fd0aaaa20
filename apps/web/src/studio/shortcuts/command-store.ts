import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

/** Something that can be done right now, by its keys, from the palette, or by whoever shows it. */
export interface Command {
  id: string
  label: string
  /** As shown to people; which keys they are is decided in `keys.ts`. */
  keys?: string
  group?: string
  run: () => void
}

export const commandStore = createStore<{ commands: Command[] }>(() => ({ commands: [] }))

export const findCommand = (id: string): Command | undefined =>
  commandStore.getState().commands.find((command) => command.id === id)

function register(command: Command): () => void {
  const without = (id: string) => commandStore.getState().commands.filter((other) => other.id !== id)
  commandStore.setState({ commands: [...without(command.id), command] })
  return () =>
    commandStore.setState({ commands: commandStore.getState().commands.filter((other) => other !== command) })
}

/** Offers a command while the component is shown; null while it cannot be done. */
export function useCommand(command: Command | null): void {
  const { id, label, keys, group, run } = command ?? {}
  useEffect(() => {
    if (id && label && run) return register({ id, label, keys, group, run })
  }, [id, label, keys, group, run])
}
