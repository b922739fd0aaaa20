import { useEffect } from 'react'

/** Removes the token from the URL and the history, whether or not it is valid. */
export function useClearedHash(token: string | null): void {
  useEffect(() => {
    const { pathname, search } = window.location
    if (token) window.history.replaceState(window.history.state, '', pathname + search)
  }, [token])
}
