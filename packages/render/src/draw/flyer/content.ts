/** What a flyer says, as its designs see it. */
export interface FlyerText {
  /** The line that is read first; empty where the text has no natural one. */
  headline: string
  body: string
}

const HEADLINE_WORDS = 12

const words = (text: string) => text.split(/\s+/).filter(Boolean).length

/**
 * Takes the first line or sentence as the headline where it is short enough to be one. A text without such a break is not
 * torn apart: up to twelve words are a headline alone, more are body alone.
 */
export function splitContent(content: string): FlyerText {
  const text = content.trim().replace(/[^\S\n]+/g, ' ')
  const broken = /^(.+?)\n+([\s\S]+)$/.exec(text) ?? /^(.+?[.!?:…])\s+([\s\S]+)$/.exec(text)
  if (broken && words(broken[1] as string) <= HEADLINE_WORDS) {
    return { headline: (broken[1] as string).replace(/[:]$/, '').trim(), body: (broken[2] as string).trim() }
  }
  return words(text) <= HEADLINE_WORDS
    ? { headline: text.replace(/\n+/g, ' '), body: '' }
    : { headline: '', body: text }
}
