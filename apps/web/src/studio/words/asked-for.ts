import { MEASURED, PLEASE_ADD, withoutMeasured } from '@ufaro/contract/tools/measured.ts'

/** Returns a note for the user if the built-in engine wrote a part of the description from a photo's measurements. */
export function askedFor(description: string): string | undefined {
  if (!description.includes(MEASURED)) return undefined
  return withoutMeasured(description) ? 'The measured line is left out of your texts.' : PLEASE_ADD
}
