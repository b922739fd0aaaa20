import { REDESIGNS } from '@ufaro/contract/http/another-design.ts'
import type { RunOutput } from '@ufaro/contract/output.ts'
import { FLYER_LAYOUTS, FlyerRequest } from '@ufaro/contract/tools/flyer.ts'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'
import type { FilesService } from '../files/files.service.ts'
import { countTouchUp, findRun, outputsOf, presentOutput } from '../runs/run-work.service.ts'
import type { Builtin } from './builtin.ts'
import type { KeptInputs } from './kept-inputs.ts'
import type { Redrawing } from './redrawing.ts'

interface Deps {
  db: Db
  files: Pick<FilesService, 'link' | 'clear'>
  kept: KeptInputs
  builtin: Pick<Builtin, 'make'>
  redrawing: Redrawing
}

const WAIT_MS = 60_000
const NOT_OURS = 'Only flyers of the built-in engine can be laid out anew.'
const ENOUGH = `The designs of one run can be laid out anew ${REDESIGNS} times.`

export function createAnotherDesignService({ db, files, kept, builtin, redrawing }: Deps) {
  return async (userId: string, id: string, index: string): Promise<RunOutput> => {
    const run = await findRun(db, requireId(id), userId)
    if (!run) throw new AppError('NOT_FOUND')
    const output = (await outputsOf(db, [run.id])).find(({ slot }) => String(slot) === index)
    if (output?.status !== 'done' || output.deletedAt) throw new AppError('NOT_FOUND')
    // Model pictures are not stored separately from their design.
    if (run.mode !== 'flyer' || output.engine !== 'builtin')
      throw new AppError('NOT_ALLOWED', NOT_OURS, { status: 409 })
    const { inputs } = output.request
    await kept.require(run, inputs)
    if (!(await countTouchUp(db, run.id, REDESIGNS))) throw new AppError('RATE_LIMITED', ENOUGH)
    const request = nextDesign(FlyerRequest.parse(output.request.request), output.slot)
    const task = { mode: run.mode, slot: output.slot, request, inputs: await kept.read(inputs) }
    const made = await builtin
      .make(run.id, task, { signal: AbortSignal.timeout(WAIT_MS), onProgress: () => {} })
      .catch((cause) => {
        throw new AppError('PROVIDER_FAILED', undefined, { cause })
      })
    if (made.kind !== 'image') throw new Error(`${run.mode} drew no picture`)
    await redrawing.replace(run, output.id, made.picture, { request: { request, inputs } })
    await files.clear()
    const fresh = (await outputsOf(db, [run.id])).find((each) => each.id === output.id)
    if (!fresh) throw new AppError('NOT_FOUND')
    return presentOutput(fresh, files.link)
  }
}
export type AnotherDesign = ReturnType<typeof createAnotherDesignService>

function nextDesign(request: FlyerRequest, slot: number): FlyerRequest {
  const [first, second] = request.designs ?? [0, 0]
  const next = (rank: number, of: number) => (slot === of ? (rank + 1) % FLYER_LAYOUTS : rank)
  return { ...request, designs: [next(first, 1), next(second, 2)] }
}
