/** A `like` pattern that matches text containing the given words. Escapes wildcards in the words. */
export const containing = (words: string): string =>
  `%${words
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
