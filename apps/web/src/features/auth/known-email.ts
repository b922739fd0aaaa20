import { useLocation } from 'react-router'

/** Router state of a way to the login page: the address is filled in. */
export interface KnownEmail {
  email: string
}

export function useKnownEmail(): string {
  const state: unknown = useLocation().state
  const email = state !== null && typeof state === 'object' && 'email' in state ? state.email : ''
  return typeof email === 'string' ? email : ''
}
