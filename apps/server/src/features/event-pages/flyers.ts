import type { Placement } from '@ufaro/contract/tools/events.ts'
import type { SettledFlyer } from '@ufaro/render/node/events/settle-flyer.ts'
import type { TakenImage } from '@ufaro/render/node/intake.ts'
import { asBuffer } from '../../infra/threads/as-buffer.ts'
import { createThreadPool } from '../../infra/threads/thread-pool.ts'

export type FlyerTask =
  | { kind: 'settle'; flyer: Uint8Array; contentType: TakenImage['contentType']; placement: Placement | undefined }
  | { kind: 'place'; flyer: Uint8Array; placement: Placement }
  | { kind: 'mark'; name: string; colors: readonly [string, string, string] }

type Placed = Pick<SettledFlyer, 'placement' | 'behind'>

const LONGEST_MS = 60_000

export function createFlyers() {
  const pool = createThreadPool<FlyerTask, SettledFlyer | Placed | Uint8Array>({
    entry: new URL('./flyers-thread.ts', import.meta.url),
    size: 1,
  })
  const run = (task: FlyerTask) => pool.run(task, { signal: AbortSignal.timeout(LONGEST_MS), key: '' })

  return {
    async settle({ bytes, contentType }: TakenImage, placement: Placement | undefined) {
      const made = (await run({ kind: 'settle', flyer: bytes, contentType, placement })) as SettledFlyer
      const { bytes: fitted, card, placement: place, behind, ...rest } = made
      return { flyer: { ...rest, bytes: asBuffer(fitted) }, card: asBuffer(card), placement: place, behind }
    },

    place: (flyer: Buffer, placement: Placement): Promise<Placed> =>
      run({ kind: 'place', flyer, placement }) as Promise<Placed>,

    mark: async (name: string, colors: readonly [string, string, string]): Promise<Buffer> =>
      asBuffer((await run({ kind: 'mark', name, colors })) as Uint8Array),

    close: () => pool.close(),
  }
}
export type Flyers = ReturnType<typeof createFlyers>
