import type { Engine } from '@ufaro/contract/output.ts'
import { AiFailure } from './ai-failure.ts'

export interface EngineChoice {
  engine: Engine
  /** The other AI engine, used if the first is out of quota. Never the built-in one. */
  fallback: Engine | null
}

interface Options {
  chosen: Engine | undefined
  configured: readonly Engine[]
  enabled: readonly Engine[]
  isResting?: (engine: Engine) => boolean
}

/**
 * The operator's engine, else the first configured one, else built-in; skips disabled engines. A failing engine
 * yields to the other AI engine if there is one.
 * @throws AiFailure disabled if all engines are switched off
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
