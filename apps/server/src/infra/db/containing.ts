/** Returns a `like` pattern for lower-case text that contains `words` as one phrase. Escapes the phrase's wildcards. */
export const containing = (words: string): string =>
  `%${words
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
