import type { Rules } from '../grammar.ts'
import type { Plain } from '../plain/plain.ts'

/**
 * What stands around a person's own lines in another language: whole sentences, never a part of one of theirs. Slots as
 * in `Plain`, but for `{contact}`: a number stands on a line of its own.
 */
export interface Frame extends Plain {
  labels: Readonly<Record<'place' | 'phone', string>>
  /** Openings for `{towns}`, where the person is or delivers. */
  towns: Rules
  /** What turns `message us` into `message me`. */
  alone: readonly (readonly [RegExp, string])[]
}
