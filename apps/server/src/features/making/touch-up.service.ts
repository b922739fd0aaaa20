import { restoreTone, TOUCH_UPS, touchUp } from '@ufaro/contract/http/touch-up.ts'
import type { RunOutput } from '@ufaro/contract/output.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import type { Db } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import type { RunRow } from '../../db/schema/runs.ts'
import { AppError } from '../../http/app-error.ts'
import type { Uploads } from '../../http/upload.ts'
import { asBuffer } from '../../infra/threads/as-buffer.ts'
import { MARKS } from '../../modes/tool-job.ts'
import type { Builtin } from '../builtin/builtin.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { IntakeService } from '../files/intake.service.ts'
import type { OutputWithKey } from '../runs/outputs.service.ts'
import { countTouchUp } from '../runs/touch-ups.service.ts'
import type { KeptInputs } from './kept-inputs.ts'
import type { Redrawing } from './redrawing.ts'
import { markedAs, sourceTypeOf } from './source-mark.ts'

interface Deps {
  db: Db
  files: Pick<FilesService, 'read' | 'keep'>
  intake: Pick<IntakeService, 'look'>
  kept: KeptInputs
  builtin: Pick<Builtin, 'ask'>
  redrawing: Redrawing
}

const PHOTO = TOOLS.headshot.pictures.photo.part
const MASK = { name: 'mask', min: 1, max: 1, missing: 'Please mark what to keep or to remove first.' }
/** Maximum relative difference between the aspect ratios of mask and photo, whose sizes are rounded to whole pixels. */
const SAME_SHAPE = 0.03
const SUBJECTS: Readonly<Partial<Record<ToolId, 'person' | 'object'>>> = {
  headshot: 'person',
  dp: 'person',
  product: 'object',
}

export function createTouchUpService({ db, files, intake, kept, builtin, redrawing }: Deps) {
  const requirePhoto = async (run: RunRow, { request: { inputs } }: OutputWithKey): Promise<FileRow> => {
    const rows = await kept.require(run, inputs)
    const photo = rows.find(({ key }) => key === inputs[PHOTO]?.[0])
    if (!photo) throw new AppError('INPUTS_GONE')
    return photo
  }

  const redraw = async (run: RunRow, { id, slot, request: work }: OutputWithKey, marks: string): Promise<RunOutput> => {
    const again = { request: work.request, inputs: { ...work.inputs, [MARKS]: [marks] } }
    const { picture, cutout = null, understood = null } = await redrawing.draw(run, slot, again, NOT_DRAWN)
    return redrawing.replace(run, id, picture, { cutout, understood, request: again })
  }

  return {
    async cutout(userId: string, id: string, signal: AbortSignal): Promise<Buffer> {
      const { run, outputs } = await redrawing.find(userId, id)
      const [output] = outputs.filter(isCutOut)
      const subject = SUBJECTS[run.mode]
      if (!output || !subject) throw new AppError('NOT_FOUND', 'This run has no cut-out.')
      await requirePhoto(run, output)
      const { [PHOTO]: [photo] = [], [MARKS]: [mask] = [] } = await kept.read(output.request.inputs)
      const png = await builtin.ask('cutout', { photo: photo!, mask, subject }, { key: run.id, signal })
      if (!png) throw new AppError('NOT_FOUND', 'This run has no cut-out.')
      return asBuffer(png)
    },

    /**
     * Restores the skin tone of the photo in a picture that an AI model made.
     * @throws AppError NOT_FOUND, NOT_ALLOWED if the skin tone has not changed, or INPUTS_GONE
     */
    async restoreTone(userId: string, id: string, index: string, signal: AbortSignal): Promise<RunOutput> {
      const { run, outputs } = await redrawing.find(userId, id)
      const output = outputs.find(({ slot, status }) => String(slot) === index && status === 'done')
      if (!output?.fileKey) throw new AppError('NOT_FOUND')
      if (output.guard?.tone !== 'changed') throw new AppError('NOT_ALLOWED', restoreTone.wrongKind, { status: 409 })
      const photo = await requirePhoto(run, output)
      const [before, after] = await Promise.all([files.read(photo.key), files.read(output.fileKey)])
      const restored = await builtin.ask('restoreTone', { before, after }, { key: run.id, signal })
      if (!restored) throw new AppError('NOT_ALLOWED', restoreTone.wrongKind, { status: 409 })
      const { guard, ...drawn } = restored
      const picture = markedAs(sourceTypeOf(output, output), { ...drawn, bytes: asBuffer(drawn.bytes) })
      return redrawing.replace(run, output.id, picture, { guard })
    },

    /**
     * Redraws pictures with a mask that the user painted.
     * @throws AppError NOT_FOUND, NOT_ALLOWED, INPUTS_GONE, RATE_LIMITED, PROVIDER_FAILED, or an error about the mask
     */
    async touchUp(userId: string, id: string, index: number | undefined, uploads: Uploads): Promise<RunOutput[]> {
      const { run, outputs } = await redrawing.find(userId, id)
      const wanted = outputs.filter(({ slot }) => index === undefined || slot === index)
      if (wanted.length === 0 && index !== undefined) throw new AppError('NOT_FOUND')
      const [first] = wanted.filter(isCutOut)
      if (!first || !SUBJECTS[run.mode]) throw new AppError('NOT_ALLOWED', touchUp.wrongKind, { status: 409 })
      const photo = await requirePhoto(run, first)
      const mask = await intake.look(userId, uploads, MASK)
      requireShape(mask, photo)
      if (!(await countTouchUp(db, run.id, TOUCH_UPS))) throw new AppError('RATE_LIMITED', ENOUGH)
      const marks = await files.keep({ userId, kind: 'input', runId: run.id }, mask)
      const targets = wanted.filter((each) => isCutOut(each) && each.request.inputs[PHOTO]?.[0] === photo.key)
      const redrawn: RunOutput[] = []
      for (const target of targets) redrawn.push(await redraw(run, target, marks.key))
      return redrawn
    },
  }
}
export type TouchUpService = ReturnType<typeof createTouchUpService>

const NOT_DRAWN = 'This could not be drawn with these marks. Please try others.'
const ENOUGH = `The results of one run can be touched up ${TOUCH_UPS} times.`

const isCutOut = ({ status, engine, cutout, deletedAt }: OutputWithKey): boolean =>
  status === 'done' && engine === 'builtin' && cutout !== null && deletedAt === null

function requireShape(mask: { contentType: string; width: number; height: number }, { width, height }: FileRow): void {
  if (mask.contentType !== 'image/png') throw new AppError('NOT_AN_IMAGE', 'Please send the marks as a PNG.')
  const ratio = mask.width / mask.height / ((width ?? 1) / (height ?? 1))
  if (Math.abs(ratio - 1) <= SAME_SHAPE) return
  const sentence = 'The marks must have the proportions of the photo.'
  throw new AppError('VALIDATION_FAILED', sentence, { fields: { mask: sentence } })
}
