/** A library's wrapper says what was tried and its cause what went wrong; parameters of a query are never kept. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return error.message.replace(/\nparams:[\s\S]*/, '') + cause
}
