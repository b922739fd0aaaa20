import { countWords, FLYER_LIMITS } from '@ufaro/contract/tools/flyer.ts'
import { fitText } from '#web/studio/hand-over/fit-text.ts'

const fits = (text: string): boolean => countWords(text) <= FLYER_LIMITS.words && text.length <= FLYER_LIMITS.characters

export const fitContent = (text: string): string => fitText(text.replace(/\s*\n\s*/g, '\n'), fits)
