import type { AdviceCode, CheckedMode } from '@ufaro/contract/http/uploads.ts'
import type { ToolPhase } from '../bench/tool-phase.ts'
import type { PhotoLook } from './press-answer.ts'
import { useAdvice } from './use-advice.ts'

/**
 * State of the photo's check before a credit is spent: whether it is still running, and why the photo may not give the
 * wanted result.
 */
export function usePhotoLook(mode: CheckedMode, phase: ToolPhase, chosen: Blob | undefined): PhotoLook {
  const photo = phase === 'ready' ? chosen : undefined
  const { advice, cutout, awaited } = useAdvice(photo, mode)
  return {
    photo,
    looking: awaited,
    doubt: doubtOf(
      advice.map(({ code }) => code),
      cutout,
    ),
  }
}

function doubtOf(codes: readonly AdviceCode[], cutout: string | undefined): string | undefined {
  if (codes.includes('NO_FACE')) return 'No face was found.'
  if (codes.includes('NO_SUBJECT'))
    return cutout === 'soft' ? 'Your photo will keep its background.' : 'No product was found.'
  return undefined
}
