import { useLocation } from 'react-router'

export interface KnownEmail {
  email: string
  isReset?: boolean
}

export function useKnownEmail(): KnownEmail {
  const state: unknown = useLocation().state
  if (state === null || typeof state !== 'object') return { email: '' }
  const email = 'email' in state && typeof state.email === 'string' ? state.email : ''
  return { email, isReset: 'isReset' in state && state.isReset === true }
}
