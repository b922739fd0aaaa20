import { useEffect } from 'react'

/** Removes the token from the URL and from the browser's history, whether or not the token is valid. */
export function useClearedHash(token: string | null): void {
  useEffect(() => {
    const { pathname, search } = window.location
    if (token) window.history.replaceState(window.history.state, '', pathname + search)
  }, [token])
}
