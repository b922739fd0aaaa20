export interface FlyerText {
  headline: string
  body: string
}

const HEADLINE_WORDS = 12

const words = (text: string) => text.split(/\s+/).filter(Boolean).length

/**
 * Uses the first line or sentence as headline if it is short enough. Text without a break is not split: up to twelve
 * words become the headline, more the body.
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
