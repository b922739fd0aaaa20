/** Answers that boot.js fetches while the studio's code loads. */
interface EarlyAnswers {
  at: number
  token: string
  /** By path and query; null where the server was not reached. */
  responses: Record<string, Promise<Response | null>>
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined
}

const FRESH_MS = 10_000

/** Each answer serves one call, of the same user, at the start of the page: none after a call that may change it. */
export async function takeEarlyAnswer(method: string, url: string, token: string | null): Promise<Response | null> {
  if (method !== 'GET') globalThis.earlyAnswers = undefined
  const early = globalThis.earlyAnswers
  const response = early?.responses[url]
  if (!early || !response || (token && token !== early.token) || Date.now() - early.at > FRESH_MS) return null
  delete early.responses[url]
  return response
}
