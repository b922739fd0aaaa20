import { useEffect } from 'react'

/** A token that was read stands in the address and in the history no longer, whether or not it is good. */
export function useClearedHash(token: string | null): void {
  useEffect(() => {
    const { pathname, search } = window.location
    if (token) window.history.replaceState(window.history.state, '', pathname + search)
  }, [token])
}
