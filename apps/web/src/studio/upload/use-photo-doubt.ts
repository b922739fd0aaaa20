import type { CheckedMode } from '@ufaro/contract/http/uploads.ts'
import type { ToolPhase } from '../bench/tool-phase.ts'
import { useAdvice } from './use-advice.ts'

const DOUBTS: Readonly<Record<string, string>> = {
  NO_FACE: 'No face was found.',
  NO_SUBJECT: 'No product was found.',
}

/** Before a credit is spent: why the photo may not show what the tool needs. */
export function usePhotoDoubt(mode: CheckedMode, phase: ToolPhase, photo: Blob | undefined): string | undefined {
  const { advice } = useAdvice(phase === 'ready' ? photo : undefined, mode)
  return advice.map(({ code }) => DOUBTS[code]).find((doubt) => doubt !== undefined)
}
