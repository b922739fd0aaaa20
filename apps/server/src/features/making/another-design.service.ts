import { anotherDesign, REDESIGNS } from '@ufaro/contract/http/another-design.ts'
import type { RunOutput } from '@ufaro/contract/output.ts'
import { FlyerRequest, nextDesign } from '@ufaro/contract/tools/flyer.ts'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { countTouchUp } from '../runs/touch-ups.service.ts'
import type { KeptInputs } from './kept-inputs.ts'
import type { Redrawing } from './redrawing.ts'

interface Deps {
  db: Db
  kept: Pick<KeptInputs, 'require'>
  redrawing: Redrawing
}

const ENOUGH = `The designs of one run can be laid out anew ${REDESIGNS} times.`

export function createAnotherDesignService({ db, kept, redrawing }: Deps) {
  return async (userId: string, id: string, index: string): Promise<RunOutput> => {
    const { run, outputs } = await redrawing.find(userId, id)
    const output = outputs.find(({ slot }) => String(slot) === index)
    if (output?.status !== 'done' || output.deletedAt) throw new AppError('NOT_FOUND')
    // Only the built-in engine can draw the stored request with another design. An AI engine would make a new picture.
    if (run.mode !== 'flyer' || output.engine !== 'builtin')
      throw new AppError('NOT_ALLOWED', anotherDesign.wrongKind, { status: 409 })
    const { inputs } = output.request
    await kept.require(run, inputs)
    if (!(await countTouchUp(db, run.id, REDESIGNS))) throw new AppError('RATE_LIMITED', ENOUGH)
    const request = FlyerRequest.parse(output.request.request)
    const work = { request: { ...request, designs: nextDesign(request.designs ?? [0, 0], output.slot) }, inputs }
    const { picture } = await redrawing.draw(run, output.slot, work)
    return redrawing.replace(run, output.id, picture, { request: work })
  }
}
export type AnotherDesign = ReturnType<typeof createAnotherDesignService>
