import { countWords, FLYER_LIMITS } from '@ufaro/contract/modes/flyer.ts'

const fits = (text: string): boolean => countWords(text) <= FLYER_LIMITS.words && text.length <= FLYER_LIMITS.characters

/** As much of a text as a flyer holds: its first whole sentences, or where the first is too long, its first words. */
export function fitContent(text: string): string {
  const whole = text.trim().replace(/\s*\n\s*/g, '\n')
  if (fits(whole)) return whole
  return longest(whole, 'sentence') || longest(whole, 'word') || longest(whole, 'grapheme')
}

function longest(text: string, granularity: Intl.SegmenterOptions['granularity']): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity }).segment(text)) {
    if (!fits((kept + segment).trim())) break
    kept += segment
  }
  return kept.trim()
}
