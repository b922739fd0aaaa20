import { MEASURED, PLEASE_ADD, withoutMeasured } from '@ufaro/contract/tools/measured.ts'

/** Undefined unless the description contains a part measured from a picture. */
export function askedFor(description: string): string | undefined {
  if (!description.includes(MEASURED)) return undefined
  return withoutMeasured(description) ? 'The measured line is left out of your texts.' : PLEASE_ADD
}
