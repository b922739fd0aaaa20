const TOKEN_BUFFER_S = 120
const TOKEN_GRACE_S = 300

/**
 * `good`: use the token. `due`: it expires soon, so renew it before use. `grace`: it expired a few minutes ago, and the
 * cached user may stay. `dead`: it expired longer ago.
 */
export type TokenState = 'good' | 'due' | 'grace' | 'dead'

/** `exp` of a JWT, in seconds since 1970. Null if it is missing or unreadable. */
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
 * Milliseconds until the token is renewed, two minutes before it expires. If that time is past or less than 10 s away,
 * the token is renewed after half of its remaining time, so that short-lived tokens are not renewed continuously.
 */
export function renewalDelay(exp: number, nowMs: number): number {
  const left = exp * 1000 - nowMs
  const early = left - TOKEN_BUFFER_S * 1000
  return early >= 10_000 ? early : Math.max(1000, left / 2)
}
