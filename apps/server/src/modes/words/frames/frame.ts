import type { Rules } from '../grammar.ts'
import type { Plain } from '../plain/plain.ts'

/**
 * Stock sentences around the user’s lines, in a language other than English. Each is complete in itself and never
 * continues a line of the user. The slots are those of `Plain` except `{contact}`, because contacts stand on lines of
 * their own.
 */
export interface Frame extends Plain {
  labels: Readonly<Record<'place' | 'phone', string>>
  /** Opening sentences with the slot `{towns}`, for the towns where the business is or to which it delivers. */
  towns: Rules
  /** Replacements that change `us` to `me`, for a user who works alone. */
  alone: readonly (readonly [RegExp, string])[]
}
