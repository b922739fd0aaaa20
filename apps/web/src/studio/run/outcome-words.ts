import type { Tool } from '@ufaro/contract/tools.ts'
import type { Outcome } from './run-rules.ts'
import { FAILED } from './run-view.ts'

export const CREDIT_BACK = 'Your credit came back.'

export interface OutcomeWords {
  tone: 'success' | 'error'
  text: string
}

/** The product's specification prescribes the sentences for partial success and for failure. */
export function outcomeWords(
  { done, soft, total, refunded, canceled }: Outcome,
  kind: Tool['result'] = 'pictures',
): OutcomeWords {
  const back = refunded ? ` ${CREDIT_BACK}` : ''
  if (canceled) return { tone: 'success', text: `Canceled.${back}` }
  if (done === 0) return { tone: 'error', text: `${FAILED}${back}` }
  if (soft === total) return { tone: 'success', text: `${allKept(total)}: no sure outline was found.` }
  if (done === total) return { tone: 'success', text: kind === 'words' ? 'Your texts are ready.' : allDone(total) }
  return {
    tone: 'success',
    text: `${done} out of ${total} images generated successfully. Some variations are still processing.`,
  }
}

const allKept = (total: number) =>
  total === 1 ? 'Your picture keeps its own background' : `Your ${total} pictures keep their own background`

const allDone = (total: number) =>
  total === 1 ? 'Generated successfully.' : `${total === 2 ? 'Both' : `All ${total}`} images generated successfully.`
