import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

export interface Command {
  id: string
  label: string
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

export function useCommand(command: Command | null): void {
  const { id, label, keys, group, run } = command ?? {}
  useEffect(() => {
    if (id && label && run) return register({ id, label, keys, group, run })
  }, [id, label, keys, group, run])
}
