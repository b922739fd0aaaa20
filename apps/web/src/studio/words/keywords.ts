export function addKeyword(keywords: readonly string[], text: string): string[] {
  const keyword = text.replace(/\s+/g, ' ').trim()
  const known = keywords.some((each) => each.toLocaleLowerCase('en') === keyword.toLocaleLowerCase('en'))
  return keyword && !known ? [...keywords, keyword] : [...keywords]
}

export const addKeywords = (keywords: readonly string[], text: string): string[] =>
  text.split(/[,;\n]/).reduce<string[]>(addKeyword, [...keywords])

export const joinKeywords = (keywords: readonly string[]): string => keywords.join(', ')
