import type { Tx } from '../../db/db.ts'
import type { OutputRow } from '../../db/schema/runs.ts'
import type { Picture } from '../../modes/tool-job.ts'
import type { Attempt } from '../runs/outputs.service.ts'
import type { AttemptHooks } from './try-engines.ts'

/** `commit` runs in the transaction that delivers the picture. */
export interface Committed {
  kind: 'committed'
  picture: Picture
  commit: (tx: Tx) => Promise<void>
}

/** After a crash, another worker may call `make` again for the same attempt. */
export interface Maker {
  make: (attempt: Attempt, hooks: Pick<AttemptHooks, 'signal' | 'onProgress'>) => Promise<Committed>
  abandon: (attempt: Attempt) => Promise<void>
}

const KEY = 'maker'

/** Adds the name of the maker to the stored request. Clients cannot set `KEY`, because schemas drop unknown fields. */
export const requestFor = (maker: string, work: Record<string, unknown>) => ({ ...work, [KEY]: maker })

export function createMakers() {
  const makers = new Map<string, Maker>()
  return {
    add: (name: string, maker: Maker): void => void makers.set(name, maker),

    find: ({ request: { request } }: Pick<OutputRow, 'request'>): Maker | undefined => {
      const name = request[KEY]
      return typeof name === 'string' ? makers.get(name) : undefined
    },
  }
}
export type Makers = ReturnType<typeof createMakers>
