import { AppError } from './app-error.ts'

const DEEPEST = 32
const MOST_VALUES = 250_000

const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44]
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

/**
 * Checks a JSON text before it is parsed, because parsing millions of empty lists blocks the event loop for seconds.
 * @throws AppError VALIDATION_FAILED for too many values or levels
 */
export function checkJsonShape(json: string): void {
  let depth = 0
  let values = 0
  for (let at = 0; at < json.length; at++) {
    const character = json.charCodeAt(at)
    if (character === QUOTE) {
      at = endOfText(json, at)
      continue
    }
    if (CLOSING.has(character)) depth--
    else if (character === COMMA) values++
    else if (OPENING.has(character)) {
      values++
      if (++depth > DEEPEST) throw refused(`The request is nested more than ${DEEPEST} levels deep.`)
    }
    if (values > MOST_VALUES) throw refused('The request has too many values.')
  }
}

function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let slashes = 0
    while (json.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return end
  }
  return json.length
}

const refused = (sentence: string) => new AppError('VALIDATION_FAILED', sentence, { fields: { body: sentence } })
