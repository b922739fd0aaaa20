const waiting = new WeakMap<object, string[]>()

/** Collects events, so that a transaction sends all of them in one statement. */
export function addEvent(tx: object, payload: string): void {
  const payloads = waiting.get(tx)
  if (payloads) payloads.push(payload)
  else waiting.set(tx, [payload])
}

/**
 * Returns the collected events and forgets them. Send them just before the commit, because PostgreSQL makes
 * transactions that have sent notifications wait for each other.
 */
export function takeEvents(tx: object): string[] {
  const payloads = waiting.get(tx) ?? []
  waiting.delete(tx)
  return payloads
}
