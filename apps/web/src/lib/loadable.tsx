import { type ComponentType, lazy, useState } from 'react'

export type Loadable = ComponentType & { load: () => Promise<void> }

/**
 * Like `lazy`, but what `load` has brought is rendered at once. A lazy component suspends even if its code is there, and
 * React holds whatever follows a fallback back for 300 ms.
 */
export function loadable(load: () => Promise<ComponentType>): Loadable {
  let Loaded: ComponentType | undefined
  async function bring() {
    Loaded = await load()
    return { default: Loaded }
  }
  const Lazy = lazy(bring)

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, as `lazy` is
  function Part() {
    const [Shown] = useState<ComponentType>(() => Loaded ?? Lazy)
    return <Shown />
  }
  return Object.assign(Part, { load: async () => void (await bring()) })
}
