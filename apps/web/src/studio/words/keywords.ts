/** A chip more, where it says something and is not there yet. */
export function addKeyword(keywords: readonly string[], text: string): string[] {
  const keyword = text.replace(/\s+/g, ' ').trim()
  const known = keywords.some((each) => each.toLocaleLowerCase('en') === keyword.toLocaleLowerCase('en'))
  return keyword && !known ? [...keywords, keyword] : [...keywords]
}

/** Several at once, as people paste them. */
export const addKeywords = (keywords: readonly string[], text: string): string[] =>
  text.split(/[,;\n]/).reduce<string[]>(addKeyword, [...keywords])

/** As the request wants them: one string. */
export const joinKeywords = (keywords: readonly string[]): string => keywords.join(', ')
