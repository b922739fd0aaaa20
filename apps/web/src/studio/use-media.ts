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

/** From here on the options stand beside the stage instead of in a sheet. */
export const useIsWide = () => useMedia('(width >= 64rem)')
/** Phones and tablets, whose file inputs open the camera itself. */
export const useHasCamera = () => useMedia('(pointer: coarse)')
/** People who asked their system for less movement. */
export const useLikesStill = () => useMedia('(prefers-reduced-motion: reduce)')
