/** API replies that boot.js fetches while the studio's code loads. */
interface EarlyAnswers {
  at: number
  token: string
  /** Replies by path and query. A reply is null if the server was not reached. */
  responses: Record<string, Promise<Response | null>>
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined
}

const FRESH_MS = 10_000

/**
 * Returns the reply that boot.js fetched for this call, or null if there is none. Each reply is used once, only for the
 * same user and for ten seconds. A call that may change data discards all replies.
 */
export async function takeEarlyAnswer(method: string, url: string, token: string | null): Promise<Response | null> {
  if (method !== 'GET') globalThis.earlyAnswers = undefined
  const early = globalThis.earlyAnswers
  const response = early?.responses[url]
  if (!early || !response || (token && token !== early.token) || Date.now() - early.at > FRESH_MS) return null
  delete early.responses[url]
  return response
}
