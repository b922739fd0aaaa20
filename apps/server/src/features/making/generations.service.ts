import type { Engine } from '@ufaro/contract/output.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { toolOf } from '@ufaro/contract/tools.ts'
import type { Db } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import { AppError } from '../../http/app-error.ts'
import { pointReached } from '../../http/recovery-point.ts'
import type { Spender } from '../../http/route.ts'
import type { Uploads } from '../../http/upload.ts'
import type { AnyJob } from '../../modes/jobs.ts'
import type { FilesService } from '../files/files.service.ts'
import { type IntakeService, ownIdsOf, type PictureRule } from '../files/intake.service.ts'
import { chooseRun, type RunChoice, type RunQuery } from '../runs/choose-run.service.ts'
import type { Admission } from './admission.ts'
import type { BeginWork, Begun } from './begin-work.repo.ts'
import { keysOf } from './kept-inputs.ts'
import type { MayPay } from './may-pay.ts'
import { pictureRules } from './picture-rules.ts'

interface Deps {
  db: Db
  files: FilesService
  intake: IntakeService
  beginWork: BeginWork
  admission: Admission
  mayPay: MayPay
}

export interface Generation extends Omit<RunQuery, 'userId' | 'brings'> {
  user: Spender
  uploads: Uploads
  origin: string
}

const MOST_CHANGES = 50

export function createGenerationsService({ db, files, intake, beginWork, admission, mayPay }: Deps) {
  const beginIn = async (
    seen: RunChoice,
    work: Omit<Parameters<BeginWork>[1], 'choice'>,
    check: (choice: RunChoice) => void,
  ) => {
    let choice = seen
    for (let changes = 0; changes < MOST_CHANGES; changes++) {
      check(choice)
      const begun = await beginWork(db, { ...work, choice })
      if (begun) return begun
      choice = await chooseRun(db, work.query)
    }
    throw new AppError('OVERLOADED')
  }

  return {
    /**
     * Validates everything before it spends a credit.
     * @throws AppError SERVICE_DISABLED, RATE_LIMITED, NEEDS_AI, NOT_FOUND, OUTPUT_EXISTS, RUN_COMPLETE, NO_CREDITS,
     * PLAN_EXPIRED, DAILY_LIMIT, VALIDATION_FAILED, OVERLOADED, or an error about a picture
     */
    async begin({ user, uploads, origin, ...rest }: Generation): Promise<Begun> {
      const before = pointReached<Begun>()
      if (before) return before
      const query: RunQuery = { userId: user.id, brings: bringsPicture(uploads), ...rest }
      const { job, engine } = await admission.enter(query.mode)
      const paying = query.runId ? undefined : mayPay(user, [query.mode])
      // Prevents an unhandled rejection. The promise is awaited below, unless the call continues a paid run.
      paying?.catch(() => {})
      const seen = await chooseRun(db, query)
      refuseWithoutAi(job, query, seen, engine)
      if (!seen.open) await admission.mayOpen(user.id, engine)
      if (!seen.open) await paying
      // Prepare the request after the run was checked, because a refused request needs no preparation.
      const prepared = job.prepare?.(query.request, { origin, name: user.displayName }) ?? query.request

      const rules = pictureRules(toolOf(query.mode), query.request)
      const known = knownInputs(rules, seen, uploads)
      const kept = await intake.takeIn(user.id, uploads, rules, { known: Object.keys(known), share: true })
      try {
        await check(job, query.mode, prepared, kept)
        const request = { request: prepared, inputs: { ...known, ...keysOf(kept) } }
        const work = { user, query, request, files: Object.values(kept).flat(), engine }
        return await beginIn(seen, work, (choice) => refuseWithoutAi(job, query, choice, engine))
      } catch (error) {
        await files.dropLoose(ownIdsOf(kept))
        throw error
      }
    },
  }
}
export type GenerationsService = ReturnType<typeof createGenerationsService>

function refuseWithoutAi(job: AnyJob, { request }: RunQuery, { slots }: RunChoice, engine: Engine): void {
  const needsAi = (slot: number) => job.needsAi?.(request, slot) ?? false
  if (engine === 'builtin' && slots.some(needsAi)) throw new AppError('NEEDS_AI')
}

const bringsPicture = ({ parts }: Uploads): boolean => Object.values(parts).some((sent) => sent.length > 0)

async function check(job: AnyJob, mode: ToolId, request: Record<string, unknown>, kept: Record<string, FileRow[]>) {
  const pictures = Object.entries(toolOf(mode).pictures).map(
    ([name, { part }]) => [name, (kept[part] ?? []).map(sizeOf)] as const,
  )
  const fields = await job.check?.(request, Object.fromEntries(pictures))
  if (fields) throw new AppError('VALIDATION_FAILED', Object.values(fields)[0], { fields })
}

const sizeOf = ({ width, height }: FileRow) => ({ width: width ?? 0, height: height ?? 0 })

// Returns pictures that the run already has, so that a retry need not send them again: those of the same slot, else of
// the last slot. Includes optional pictures only if the request sends no picture at all.
function knownInputs(
  rules: readonly PictureRule[],
  { open, slots }: RunChoice,
  { parts }: Uploads,
): Record<string, string[]> {
  const source = open?.outputs.find(({ slot }) => slots.includes(slot)) ?? open?.outputs.at(-1)
  const sendsNone = rules.every(({ name }) => (parts[name]?.length ?? 0) === 0)
  const meant = rules.filter(({ min }) => min > 0 || sendsNone)
  const known = meant.map(({ name }) => [name, source?.request.inputs[name] ?? []] as const)
  return Object.fromEntries(known.filter(([, keys]) => keys.length > 0))
}
