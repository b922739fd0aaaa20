import { useState } from 'react'

export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  return {
    chosen,
    setSelecting: (selecting: boolean) => setChosen(selecting ? new Set() : null),
    toggle(id: string) {
      setChosen((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      })
    },
  }
}
