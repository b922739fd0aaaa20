const waiting = new WeakMap<object, string[]>()

/** Keeps an event until `sendEvents`, so that a transaction sends all of its events in one statement. */
export function addEvent(tx: object, payload: string): void {
  const payloads = waiting.get(tx)
  if (payloads) payloads.push(payload)
  else waiting.set(tx, [payload])
}

/** Call it as the last statement of the transaction: commits with notifications wait for each other. */
export function takeEvents(tx: object): string[] {
  const payloads = waiting.get(tx) ?? []
  waiting.delete(tx)
  return payloads
}
