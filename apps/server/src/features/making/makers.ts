import type { Tx } from '../../db/db.ts'
import type { OutputRow } from '../../db/schema/runs.ts'
import type { Picture } from '../../modes/tool-job.ts'
import type { Attempt } from '../runs/run-work.service.ts'
import type { Watching } from './try-engines.ts'

/** A result of another room: `commit` writes down, in the transaction that delivers the picture, what else was made. */
export interface Committed {
  kind: 'committed'
  picture: Picture
  commit: (tx: Tx) => Promise<void>
}

/** What a room makes under a run. It may be called again for the same attempt, by a worker that takes over. */
export interface Maker {
  make: (attempt: Attempt, watching: Pick<Watching, 'signal' | 'onProgress'>) => Promise<Committed>
  /** The attempt came to nothing: what was made so far is let go. */
  abandon: (attempt: Attempt) => Promise<void>
}

const KEY = 'maker'

/** The request of a slot that a maker fills. No call of a person has such a field: contracts leave out what they do not know. */
export const requestFor = (maker: string, work: Record<string, unknown>) => ({ ...work, [KEY]: maker })

/** Rooms that make results besides the modes, by the name in the request of a slot. */
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
