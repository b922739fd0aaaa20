import type { WordOption } from '@ufaro/contract/output.ts'
import type { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { readList } from '../own-words.ts'
import { GRAMMARS, PLAINS } from '../words/languages.ts'
import { framedCopies } from './framed-copies.ts'
import { plainCopies } from './plain-copies.ts'
import { channelOf } from './plans.ts'

/**
 * Writes three texts for three channels from grammar rules, each with every fact of the request. The user’s sentences
 * stay whole or are translated whole. Stock sentences are not repeated and claim nothing that the user did not say.
 * @param seed gives the same texts for the same request and earlier texts
 * @param earlier texts whose sentences are avoided if possible
 */
export const writeCopies = (request: CopyRequest, seed: number, earlier: readonly WordOption[] = []): WordOption[] =>
  composeCopies(request, seed, earlier).map(({ title, content }) => ({ title, content }))

export function composeCopies(
  request: CopyRequest,
  seed: number,
  earlier: readonly WordOption[] = [],
): (WordOption & { wanted: number | null })[] {
  if (request.language === 'English') return plainCopies(request, PLAINS.English, GRAMMARS.English.and, seed, earlier)
  const keywords = readList(request.keywords).filter((keyword) => !channelOf(keyword))
  return framedCopies({ ...request, language: request.language }, keywords.join(', '), seed, earlier)
}
