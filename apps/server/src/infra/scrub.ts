const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [hidden]'],
  [/\b(?:sk|pk|rk|ufk|whsec)[-_][\w+/=-]{8,}/g, '[key]'],
  [/\bAIza[\w-]{10,}/g, '[key]'],
  [/(:\/\/)[^\s/@]+@/g, '$1[hidden]@'],
  // Matches a name that ends in password, token or similar, followed by = or : and a value, quoted or not.
  [
    /((?:password|passwd|secret|token|api[-_]?key|signature|authorization)["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi,
    '$1[hidden]',
  ],
  [/([?&#](?:key|sig|ticket|code)=)[^\s&"']+/gi, '$1[hidden]'],
]

const LONG_BASE64 = /[A-Za-z0-9+/]{200,}={0,2}/g

/**
 * Removes credentials (by pattern and by known value), long encoded data and characters that PostgreSQL rejects.
 * @param known secret values
 */
export function scrub(text: string, known: readonly string[], maxLength: number): string {
  // Shorten the text before the search, to limit the work. The result is cut to `maxLength` anyway.
  let clean = text.slice(0, maxLength * 4)
  for (const secret of known) clean = clean.replaceAll(secret, '[hidden]')
  for (const [pattern, instead] of PATTERNS) clean = clean.replace(pattern, instead)
  clean = clean.replace(LONG_BASE64, '[data]').replaceAll('\0', '').toWellFormed()
  return clean.length > maxLength ? `${clean.slice(0, maxLength - 1).toWellFormed()}…` : clean
}
