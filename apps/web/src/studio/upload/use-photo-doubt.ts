import type { AdviceCode, CheckedMode } from '@ufaro/contract/http/uploads.ts'
import type { ToolPhase } from '../bench/tool-phase.ts'
import { useAdvice } from './use-advice.ts'

/** Before a credit is spent: why the picture may not show what was asked for. */
export function usePhotoDoubt(mode: CheckedMode, phase: ToolPhase, photo: Blob | undefined): string | undefined {
  const { advice, cutout } = useAdvice(phase === 'ready' ? photo : undefined, mode)
  const says = (wanted: AdviceCode) => advice.some(({ code }) => code === wanted)
  if (says('NO_FACE')) return 'No face was found.'
  if (says('NO_SUBJECT')) return cutout === 'soft' ? 'Your photo will keep its background.' : 'No product was found.'
  return undefined
}
