import type { CheckedMode } from '@ufaro/contract/http/uploads.ts'
import type { ToolPhase } from '../bench/tool-phase.ts'
import { useAdvice } from './use-advice.ts'

/** Before a credit is spent: whether the photo shows nobody. */
export function useFaceDoubt(mode: CheckedMode, phase: ToolPhase, photo: Blob | undefined): string | undefined {
  const { advice } = useAdvice(phase === 'ready' ? photo : undefined, mode)
  return advice.some(({ code }) => code === 'NO_FACE') ? 'No face was found.' : undefined
}
