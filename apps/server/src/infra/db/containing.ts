/** Returns a `like` pattern for lower-case text that contains the phrase `words`. Escapes the wildcards in it. */
export const containing = (words: string): string =>
  `%${words
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
