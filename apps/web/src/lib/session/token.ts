/** Rules of the access token's life, in seconds around its `exp`. */
const TOKEN_BUFFER_S = 120
const TOKEN_GRACE_S = 300

/** `good`: use it. `due`: renew it. `grace`: past its end, the cached user may stay for now. `dead`: beyond that. */
export type TokenState = 'good' | 'due' | 'grace' | 'dead'

/** The `exp` of a JWT in seconds, or null where there is none or the token cannot be read. */
export function expiryOf(token: string): number | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const { exp } = JSON.parse(new TextDecoder().decode(bytes))
    return Number.isFinite(exp) ? exp : null
  } catch {
    return null
  }
}

export function tokenState(exp: number, nowMs: number): TokenState {
  const left = exp - nowMs / 1000
  if (left < -TOKEN_GRACE_S) return 'dead'
  if (left <= 0) return 'grace'
  return left <= TOKEN_BUFFER_S ? 'due' : 'good'
}

/**
 * Milliseconds until the token should be renewed: the buffer before its end, or half of what is left for tokens that
 * live about as short as that, so that a short life never becomes a storm of refreshes.
 */
export function renewalDelay(exp: number, nowMs: number): number {
  const left = exp * 1000 - nowMs
  const early = left - TOKEN_BUFFER_S * 1000
  return early >= 10_000 ? early : Math.max(1000, left / 2)
}
