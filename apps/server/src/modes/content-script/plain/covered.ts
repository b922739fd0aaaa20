const SMALL =
  /^(?:the|and|for|our|that|with|all|you|your|are|is|of|a|an|in|on|to|we|it|at|by|or|price|prices|discount|fee|fees|cost|amount|number|date|time|address|location|contact|offer|name|they|their|can|be)$/iu
const STEM = 4

/** Whether the text contains every word of the wish in some form: `same day delivery` in `We deliver … same day`. */
export function isCovered(text: string, wish: string): boolean {
  const [said, wished] = [text, wish].map((each) => each.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  const words = wished!.filter((word) => !SMALL.test(word))
  return (
    (words.length > 0 || wished!.length > 1) &&
    words.every((word) =>
      said!.some(
        (each) =>
          each === word || (word.length > STEM && each.startsWith(word.slice(0, Math.max(STEM, word.length - 3)))),
      ),
    )
  )
}
