import type { Engine } from '@ufaro/contract/output.ts'
import { AiFailure } from './ai-failure.ts'

export interface EngineChoice {
  engine: Engine
  /** The other AI engine, for when the first is out. The built-in one never steps in unasked. */
  fallback: Engine | null
}

interface Options {
  /** What the operator asked for. */
  chosen: Engine | undefined
  /** AI engines that have what they need, in order of preference. */
  configured: readonly Engine[]
  /** Those that admins let work. */
  enabled: readonly Engine[]
  isResting?: (engine: Engine) => boolean
}

/**
 * The chosen engine, else the first configured one, else the built-in one; an engine an admin switched off is skipped.
 * One that rests lets the other AI engine go first, where there is one.
 *
 * @throws AiFailure disabled, where every engine is switched off
 */
export function chooseEngine({ chosen, configured, enabled, isResting = () => false }: Options): EngineChoice {
  const wanted = new Set<Engine>([...(chosen ? [chosen] : []), ...configured, 'builtin'])
  const usable = [...wanted].filter((engine) => enabled.includes(engine))
  const [first] = usable
  const awake = usable.find((engine) => engine !== 'builtin' && !isResting(engine))
  const engine = first && isResting(first) ? (awake ?? first) : first
  if (!engine) throw new AiFailure('disabled', 'every engine is switched off')
  const fallback = engine === 'builtin' ? undefined : usable.find((other) => other !== engine && other !== 'builtin')
  return { engine, fallback: fallback ?? null }
}
