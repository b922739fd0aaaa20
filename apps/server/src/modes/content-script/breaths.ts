import { countWords } from '../words/writer.ts'

const WORDS_A_BREATH = 14

/**
 * Joins neighbouring short sentences into lines that a speaker says in one breath: `Baked the same day. Delivered on
 * the mainland.`
 */
export function inBreaths(sentences: readonly string[]): string[] {
  const lines: string[] = []
  for (const sentence of sentences) {
    const joined = `${lines.at(-1) ?? ''} ${sentence}`
    if (lines.length > 0 && countWords(joined) <= WORDS_A_BREATH) lines[lines.length - 1] = joined
    else lines.push(sentence)
  }
  return lines
}
