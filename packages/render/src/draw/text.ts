import type { Box, Ctx } from './canvas.ts'
import { splitByRule } from './split-word.ts'

/**
 * Characters that a font lacks are drawn in Inter, which has all letters of the supported languages, or in fonts for
 * Arabic, Hebrew and emoji.
 */
export type Face = 'Inter' | 'Tinos' | 'Caveat' | 'Permanent Marker' | 'JetBrains Mono'

export interface TextStyle {
  face: Face
  weight?: number
  italic?: boolean
  /** Line height as a multiple of the font size. */
  leading?: number
}

const FALLBACKS = '"Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Emoji", sans-serif'

export const fontOf = (style: TextStyle, size: number): string =>
  `${style.italic ? 'italic ' : ''}${style.weight ?? 400} ${size}px "${style.face}", ${FALLBACKS}`

/**
 * Replaces U+0329 (line below) by the dot below. Both spell the same Yoruba letters, but none of the site's fonts
 * positions U+0329.
 */
export const asDrawn = (text: string): string =>
  text.includes('\u0329')
    ? text
        .normalize('NFD')
        .replace(/(?<=[eos])\u0329/gi, '\u0323')
        .normalize('NFC')
    : text

/** A line may not break at a no-break space. */
const BREAKS = /[^\S\u00a0]+/

function breakWord(ctx: Ctx, word: string, maxWidth: number): string[] {
  const ruled = splitByRule(ctx, word, maxWidth)
  if (ruled) return ruled
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (piece && ctx.measureText(piece + segment).width > maxWidth) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return piece ? [...pieces, piece] : pieces
}

export function wrapText(ctx: Ctx, text: string, maxWidth: number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split(/\r?\n/)) {
    let line = ''
    for (const word of paragraph.split(BREAKS).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word
      if (ctx.measureText(longer).width <= maxWidth) {
        line = longer
        continue
      }
      if (line) lines.push(line)
      const pieces = breakWord(ctx, word, maxWidth)
      line = pieces.pop() ?? ''
      lines.push(...pieces)
    }
    if (line) lines.push(line)
  }
  return lines
}

export interface TextBlock {
  size: number
  lines: string[]
  lineHeight: number
  width: number
  height: number
}

/** Whether a word is wider than a line. The caller then prefers a smaller font size to splitting the word. */
const splitsWords = (ctx: Ctx, text: string, maxWidth: number): boolean =>
  text.split(BREAKS).some((word) => ctx.measureText(word).width > maxWidth)

const USUAL_LEADING = 1.25

/** Raises a low line height if a line has a letter such as `Ọ`, whose dot would look like a mark of the next line. */
function leadingFor(lines: readonly string[], { leading = USUAL_LEADING }: TextStyle): number {
  const isDotted = lines.slice(0, -1).some((line) => line.normalize('NFD').includes('\u0323'))
  return isDotted ? Math.max(leading, USUAL_LEADING) : leading
}

function layOut(ctx: Ctx, text: string, style: TextStyle, size: number, maxWidth: number): TextBlock {
  ctx.font = fontOf(style, size)
  const lines = wrapText(ctx, text, maxWidth)
  const lineHeight = size * leadingFor(lines, style)
  const width = Math.max(0, ...lines.map((line) => ctx.measureText(line).width))
  return { size, lines, lineHeight, width, height: lines.length * lineHeight }
}

/**
 * Finds the largest font size, in pixels, at which the text fits without splitting a word. If that size is small,
 * hyphenates long words to allow a larger one (see `TINY`). At `min`, splits words instead of cutting text off.
 */
export function fitText(
  ctx: Ctx,
  text: string,
  style: TextStyle,
  box: { width: number; height: number },
  max: number,
  min = 10,
): TextBlock {
  const drawn = asDrawn(text)
  let low = min
  let high = max
  let best = layOut(ctx, drawn, style, min, box.width)
  while (high - low > 0.5) {
    const size = (low + high) / 2
    const block = layOut(ctx, drawn, style, size, box.width)
    if (block.height <= box.height && !splitsWords(ctx, drawn, box.width)) {
      best = block
      low = size
    } else {
      high = size
    }
  }
  return best.size < max * TINY ? (hyphenated(ctx, drawn, style, box, max, best.size) ?? best) : best
}

/**
 * Words are hyphenated if the font size would be below `TINY` times `max`, and hyphenation makes it at least
 * `WORTH_SPLITTING` times as large.
 */
const TINY = 0.6
const WORTH_SPLITTING = 1.4
/** Minimum number of letters of a word that is hyphenated to allow a larger font. */
const LONG_WORD = 10

function hyphenated(
  ctx: Ctx,
  text: string,
  style: TextStyle,
  box: { width: number; height: number },
  max: number,
  whole: number,
) {
  let best: TextBlock | null = null
  for (let [low, high] = [whole * WORTH_SPLITTING, max]; high - low > 0.5; ) {
    const size = best ? (low + high) / 2 : low
    const block = layOut(ctx, text, style, size, box.width)
    const ruled = text
      .split(BREAKS)
      .every(
        (word) =>
          ctx.measureText(word).width <= box.width || (word.length >= LONG_WORD && splitByRule(ctx, word, box.width)),
      )
    if (ruled && block.height <= box.height) best = block
    else if (!best) return null
    if (best === block) low = size
    else high = size
  }
  return best
}

/** Whether a line has at most two letters or digits. A line with only the 5 of "5 minutes" looks wrong. */
const isLost = (line: string): boolean => line.replace(/[^\p{L}\p{N}]/gu, '').length < 3
/** Factors of the font size to try until every line has at least three letters or digits. */
const SMALLER = [0.95, 0.9, 0.85, 0.8, 0.75] as const

/** Makes lines of similar length. Prefers a slightly smaller font to a line of one or two letters. */
export function fitBalanced(
  ctx: Ctx,
  text: string,
  style: TextStyle,
  box: { width: number; height: number },
  max: number,
  min = 10,
): TextBlock {
  const best = balanced(ctx, text, style, box, max, min)
  if (best.lines.length < 2 || !best.lines.some(isLost)) return best
  const others = SMALLER.map((share) => best.size * share).filter((size) => size >= min)
  for (const size of others) {
    const block = balanced(ctx, text, style, box, size, min)
    if (!block.lines.some(isLost)) return block
  }
  return best
}

function balanced(
  ctx: Ctx,
  text: string,
  style: TextStyle,
  box: { width: number; height: number },
  max: number,
  min: number,
): TextBlock {
  const drawn = asDrawn(text)
  const block = fitText(ctx, drawn, style, box, max, min)
  if (block.lines.length < 2 || splitsWords(ctx, drawn, box.width)) return block
  let [low, high] = [box.width / 3, box.width]
  let best = block
  while (high - low > box.width / 100) {
    const width = (low + high) / 2
    const narrow = layOut(ctx, drawn, style, block.size, width)
    if (narrow.lines.length === block.lines.length && !splitsWords(ctx, drawn, width)) {
      best = narrow
      high = width
    } else {
      low = width
    }
  }
  return best
}

/** `place` is the share of the spare height above the text (0 is the top of the box, 1 the bottom). */
export function drawBlock(
  ctx: Ctx,
  block: TextBlock,
  style: TextStyle,
  box: Box,
  color: string,
  {
    align = 'left',
    place = 0,
    isOutlined = false,
  }: { align?: 'left' | 'center' | 'right'; place?: number; isOutlined?: boolean } = {},
): void {
  ctx.font = fontOf(style, block.size)
  ctx.fillStyle = color
  ctx.textAlign = align
  ctx.textBaseline = 'alphabetic'
  const x = align === 'left' ? box.x : align === 'right' ? box.x + box.width : box.x + box.width / 2
  const top = box.y + (box.height - block.height) * place
  block.lines.forEach((line, index) => {
    // This baseline centres capitals in their line, because they are about 0.7 of the font size tall.
    const y = top + block.lineHeight * (index + 0.5) + block.size * 0.35
    if (isOutlined) ctx.strokeText(line, x, y)
    else ctx.fillText(line, x, y)
  })
}

/** Matches Latin text with diacritics, digits and punctuation, but without digraph letters. */
const LATIN = /^(?:(?![ÆŒœǄ-ǌǢǱ-ǳǶǼ])[ -~\u00a0-\u024f\u1e00-\u1eff]|[\u0300-\u036f])*$/
/** Maximum width of a character that `LATIN` matches, relative to the font size, in every font and weight. */
export const WIDEST_LATIN = 1.1

export function fitLine(ctx: Ctx, text: string, style: TextStyle, maxWidth: number, max: number): number {
  // Skip measuring if the text fits in any case, because measuring takes much of the time for a certificate page.
  if (text.length * WIDEST_LATIN * max <= maxWidth && LATIN.test(text)) return max
  ctx.font = fontOf(style, max)
  const width = ctx.measureText(text).width
  return width > maxWidth ? (max * maxWidth) / width : max
}
