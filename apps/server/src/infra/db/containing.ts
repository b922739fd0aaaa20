/** A `like` pattern for text that contains these words; wildcards in them are escaped. */
export const containing = (words: string): string =>
  `%${words
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
