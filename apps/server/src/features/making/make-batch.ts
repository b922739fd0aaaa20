import type { FileRow } from '../../db/schema/files.ts'
import type { Batch, Piece } from '../../modes/tool-job.ts'
import type { Builtin } from '../builtin/builtin.service.ts'
import type { BundlesService } from '../files/bundles.service.ts'
import type { Attempt } from '../runs/outputs.service.ts'
import { type KeptPart, SHARED } from '../runs/parts.service.ts'
import type { KeptParts } from './kept-parts.ts'
import { createPieceSize } from './piece-size.ts'
import type { AttemptHooks } from './try-engines.ts'

interface Deps {
  builtin: Pick<Builtin, 'makePiece'>
  bundles: Pick<BundlesService, 'keep'>
  parts: KeptParts
}

export interface Bundled {
  kind: 'bundle'
  file: FileRow
}

interface Kept {
  shared: KeptPart | undefined
  pieces: KeptPart[]
}

const countOf = ({ pieces }: Kept): number => pieces.reduce((sum, { items }) => sum + items.length, 0)

/**
 * Makes a batch in pieces and stores each as a part. After a crash, another worker continues after the last part.
 * Between two pieces, the helper process is free for other work.
 */
export function createMakeBatch({ builtin, bundles, parts }: Deps) {
  const lookUp = async (attempt: Attempt): Promise<Kept> => {
    const all = await parts.list(attempt)
    return { shared: all.find(({ first }) => first === SHARED), pieces: all.filter(({ first }) => first !== SHARED) }
  }

  const share = async (attempt: Attempt, { shared }: Kept, piece: Piece): Promise<KeptPart | null> => {
    const { template, templateCrc32, width, height } = piece
    if (shared) return shared.crc32 === templateCrc32 ? shared : null
    return template && parts.keep(attempt, { first: SHARED, bytes: template, items: [], width, height })
  }

  const add = async (attempt: Attempt, kept: Kept, piece: Piece): Promise<Kept | null> => {
    const shared = await share(attempt, kept, piece)
    if (!shared) {
      await parts.drop(attempt)
      return null
    }
    const items = piece.items.map(({ length, size, crc32 }) => [length, size, crc32] as const)
    const part = await parts.keep(attempt, { first: countOf(kept), bytes: piece.patches, items })
    return part && { shared, pieces: [...kept.pieces, part] }
  }

  const bundle = ({ run }: Attempt, { shared, pieces }: Kept, { stems, extension }: Batch): Promise<FileRow> =>
    bundles.keep(
      { userId: run.userId, kind: 'output', runId: run.id },
      {
        template: shared!.key,
        parts: pieces.map(({ key, items }) => ({ key, items })),
        stems: stems(),
        extension,
        width: shared!.width!,
        height: shared!.height!,
      },
    )

  return async (
    attempt: Attempt,
    batch: Batch,
    inputs: Record<string, Buffer[]>,
    { signal, effort, onProgress }: AttemptHooks,
  ): Promise<Bundled> => {
    effort.engine = 'builtin'
    const { run, output } = attempt
    const size = createPieceSize()
    const make = async (first: number, withTemplate: boolean): Promise<Piece> => {
      const order = batch.piece(first, Math.min(size.next(), batch.total - first))
      const task = { mode: run.mode, slot: output.slot, inputs, order, withTemplate }
      const piece = await builtin.makePiece(run.id, task, signal)
      size.learn(piece)
      return piece
    }

    let kept = await lookUp(attempt)
    for (let done = countOf(kept); done < batch.total; done = countOf(kept)) {
      await onProgress(done, batch.total)
      const piece = await make(done, !kept.shared)
      signal.throwIfAborted()
      kept = (await add(attempt, kept, piece)) ?? (await lookUp(attempt))
    }
    await onProgress(batch.total, batch.total)
    return { kind: 'bundle', file: await bundle(attempt, kept, batch) }
  }
}
export type MakeBatch = ReturnType<typeof createMakeBatch>
