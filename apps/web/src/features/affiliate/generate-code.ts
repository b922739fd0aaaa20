import { generateAffiliateCode } from '@ufaro/contract/http/affiliate.ts'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import type { call } from '#web/lib/session.ts'
import { WORDS } from './affiliate-words.ts'

export interface Generated {
  good: boolean
  text: string
}

/**
 * Asks the server for an affiliate code, which it creates if the user has none. Fails if the page already has a code.
 * @param known the code that the page has
 */
export async function generateCode(ask: typeof call, known: string | null): Promise<Generated> {
  if (known) return { good: false, text: WORDS.haveCode }
  try {
    const { isExisting } = await ask(generateAffiliateCode)
    return { good: true, text: isExisting ? WORDS.codeLoaded : WORDS.codeMade }
  } catch (error) {
    return { good: false, text: sentenceOf(error, WORDS.codeFailed) }
  }
}
