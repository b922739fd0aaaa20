import type { Engine } from '@ufaro/contract/output.ts'
import type { WorkingEngines } from '@ufaro/contract/service.ts'
import { AiFailure } from '../../infra/ai/ai-failure.ts'
import type { Engines } from '../../infra/ai/engines.ts'

export async function workingEngines(
  { pick }: Pick<Engines, 'pick'>,
  enabled: readonly Engine[],
): Promise<WorkingEngines> {
  const chosen = async (kind: 'image' | 'words'): Promise<Engine | null> => {
    try {
      return (await pick(kind, enabled)).engine
    } catch (error) {
      if (error instanceof AiFailure && error.kind === 'disabled') return null
      throw error
    }
  }
  const [image, words] = await Promise.all([chosen('image'), chosen('words')])
  return { image, words }
}
