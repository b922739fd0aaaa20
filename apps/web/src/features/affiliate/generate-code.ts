import { generateAffiliateCode } from '@ufaro/contract/http/affiliate.ts'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import type { call } from '#web/lib/session.ts'
import { WORDS } from './affiliate-words.ts'

export interface Generated {
  good: boolean
  text: string
}

/**
 * Creates an affiliate code. Reports an error if the page already knows a code. If only the server knows one, that code
 * is loaded.
 * @param known the code this page knows
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
