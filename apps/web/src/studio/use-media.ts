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

/** Options beside the stage instead of in a sheet. */
export const useIsWide = () => useMedia('(width >= 64rem)')
/** Phones and tablets, whose file inputs open the camera. */
export const useHasCamera = () => useMedia('(pointer: coarse)')
/** Users who prefer reduced motion. */
export const useLikesStill = () => useMedia('(prefers-reduced-motion: reduce)')
