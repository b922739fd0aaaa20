import { useSyncExternalStore } from 'react'

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}

export const useIsWide = () => useMedia('(width >= 64rem)')
export const useHasCamera = () => useMedia('(pointer: coarse)')
export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)')
