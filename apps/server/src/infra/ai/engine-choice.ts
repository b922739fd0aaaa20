import type { Engine } from '@ufaro/contract/output.ts'
import { AiFailure } from './ai-failure.ts'

export interface EngineChoice {
  engine: Engine
  /** Used if `engine` has no quota left or fails. Never the built-in engine. */
  fallback: Engine | null
}

interface Options {
  chosen: Engine | undefined
  configured: readonly Engine[]
  enabled: readonly Engine[]
  isResting?: (engine: Engine) => boolean
}

/**
 * Prefers the engine that the operator chose, then the first configured one, then the built-in one. Skips disabled
 * engines. If the preferred AI engine is paused after repeated failures, uses the other AI engine instead.
 * @throws AiFailure of kind `disabled` if all engines are switched off
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
