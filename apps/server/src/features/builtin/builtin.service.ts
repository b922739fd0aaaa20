import { createHash } from 'node:crypto'
import { createThreadPool } from '../../infra/threads/thread-pool.ts'
import type { Made, Piece } from '../../modes/tool-job.ts'
import type { BuiltinNote, OutputTask, PieceTask } from './builtin-thread.ts'
import type { PhotoTask, PhotoTaskInput, PhotoTaskName, PhotoTaskResult } from './photo-tasks.ts'

export type { BuiltinNote } from './builtin-thread.ts'

const LONGEST_MS = 10 * 60_000

const LONGEST_QUESTION_MS = 90_000

/** Maximum number of pictures hashed per task, because hashing takes time and some tasks have many pictures. */
const MOST_TOPICS = 3

/** A picture's id is a hash of its size and its last 16 KiB. If two pictures share an id, only time is lost. */
const TELLING_BYTES = 16 * 1024

const topicOf = (picture: Uint8Array): string =>
  createHash('sha256').update(`${picture.length}:`).update(picture.subarray(-TELLING_BYTES)).digest('base64')

/** Ids of the pictures, so that the task runs, if possible, in the helper process that has analysed them before. */
const topicsOf = ({ inputs }: OutputTask): string[] => Object.values(inputs).flat().slice(0, MOST_TOPICS).map(topicOf)

interface Making {
  signal: AbortSignal
  onProgress: (note: BuiltinNote) => void
}

/** Runs its jobs in helper processes, so that drawing does not block HTTP requests. */
export function createBuiltin({ threads }: { threads: number }) {
  const pool = createThreadPool<OutputTask | PieceTask | PhotoTask, unknown, BuiltinNote>({
    entry: new URL('./builtin-thread.ts', import.meta.url),
    size: threads,
    warmUp: { task: 'warmUp', input: undefined },
  })

  const run = async <Result>(...work: Parameters<typeof pool.run>) => (await pool.run(...work)) as Result

  return {
    /**
     * @param runId tasks with the same id run one after the other, if possible in the same helper process, which then
     * analyses their pictures only once
     * @throws the job's own error, a TimeoutError, or the signal's reason
     */
    async make(runId: string, task: OutputTask, { signal, onProgress }: Making): Promise<Made> {
      const bounded = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)])
      const made = await run<Made>(task, { key: runId, topics: topicsOf(task), signal: bounded, onNote: onProgress })
      if (made.kind !== 'image') return made
      const { buffer, byteOffset, length } = made.picture.bytes
      return { ...made, picture: { ...made.picture, bytes: Buffer.from(buffer, byteOffset, length) } }
    },

    async makePiece(runId: string, task: PieceTask, signal: AbortSignal): Promise<Piece> {
      const bounded = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)])
      return run<Piece>(task, { key: runId, signal: bounded })
    },

    async ask<Name extends PhotoTaskName>(
      task: Name,
      input: PhotoTaskInput<Name>,
      { key, signal }: { key: string; signal: AbortSignal },
    ): Promise<PhotoTaskResult<Name>> {
      const bounded = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_QUESTION_MS)])
      const topics = input && 'photo' in input ? [topicOf(input.photo)] : []
      return run<PhotoTaskResult<Name>>({ task, input }, { key, topics, signal: bounded })
    },

    warm: () => pool.warm(),
    close: () => pool.close(),
  }
}
export type Builtin = ReturnType<typeof createBuiltin>
