import { type ComponentType, lazy, useState } from 'react'

export type Loadable = ComponentType & { load: () => Promise<void> }

/**
 * Like React's `lazy`, but a component that `load` has already loaded renders at once. A lazy component suspends even
 * if its code is loaded, and React delays whatever follows a fallback by 300 ms.
 */
export function loadable(load: () => Promise<ComponentType>): Loadable {
  let Loaded: ComponentType | undefined
  async function bring() {
    Loaded = await load()
    return { default: Loaded }
  }
  const Lazy = lazy(bring)

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once for each part, like `lazy`
  function Part() {
    const [Shown] = useState<ComponentType>(() => Loaded ?? Lazy)
    return <Shown />
  }
  return Object.assign(Part, { load: async () => void (await bring()) })
}
