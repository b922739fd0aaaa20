import { FEEDBACK_HOURS, REFUNDED_VERDICTS } from '@ufaro/contract/http/feedback.ts'
import { isEnded, type Verdict } from '@ufaro/contract/run.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import type { User } from '@ufaro/contract/user.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import type { RunRow } from '../../db/schema/runs.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { FilesService } from '../files/files.service.ts'
import { sentenceOfFault } from './faults.service.ts'
import { countRefundedVerdicts, withdrawOutputs, writeVerdict } from './feedback.repo.ts'
import { hasDelivered } from './outputs.service.ts'
import type { RunLifecycle } from './run-lifecycle.service.ts'
import { lockRun } from './run-rows.service.ts'

interface Deps {
  db: Db
  credits: Pick<CreditsService, 'refundRun' | 'getRemaining' | 'holdPerson'>
  files: Pick<FilesService, 'drop'>
  lifecycle: Pick<RunLifecycle, 'notify'>
}

interface Feedback {
  verdict: Verdict
  reason?: string | undefined
}

const TWICE = 'You have already said what you think of this run.'
const NOTHING = 'This run has no results to judge.'

export function createFeedbackService({ db, credits, files, lifecycle }: Deps) {
  /** A bad verdict on certificates refunds nothing, because their user could check the design in a free preview. */
  const mayRefund = async (tx: Tx, { userId, mode, grantId, refunded }: RunRow): Promise<boolean> => {
    if (refunded || grantId === null || TOOLS[mode].result === 'archive') return false
    // Lock the user, so that concurrent verdicts cannot exceed the maximum number of refunds.
    await credits.holdPerson(tx, userId)
    return (await countRefundedVerdicts(tx, userId)) < REFUNDED_VERDICTS
  }

  const takeBack = async (tx: Tx, run: RunRow): Promise<boolean> => {
    if (!(await mayRefund(tx, run))) return false
    const failure = { error: sentenceOfFault('withdrawn'), errorCode: 'withdrawn' }
    await files.drop(tx, await withdrawOutputs(tx, run.id, failure))
    return credits.refundRun(tx, run.id, 'refunded')
  }

  return {
    give: (user: User, id: string, { verdict, reason }: Feedback) =>
      transaction(db, async (tx) => {
        const run = await lockRun(tx, requireId(id), user.id)
        if (!run) throw new AppError('NOT_FOUND')
        if (!isEnded(run.status)) throw new AppError('RUN_NOT_FINISHED')
        if (run.verdict) throw new AppError('ALREADY_EXISTS', TWICE)
        if (!(await hasDelivered(tx, run.id))) throw new AppError('FEEDBACK_CLOSED', NOTHING)
        // Call `takeBack` before the verdict is stored, because `takeBack` counts the user's refunded verdicts.
        const refunded = verdict === 'bad' && (await takeBack(tx, run))
        if (!(await writeVerdict(tx, run.id, verdict, reason))) {
          throw new AppError('FEEDBACK_CLOSED', `Results can be judged for ${FEEDBACK_HOURS} hours.`)
        }
        await lifecycle.notify(tx, run)
        return { refunded, remaining: await credits.getRemaining(tx, user, run.mode) }
      }),
  }
}
export type FeedbackService = ReturnType<typeof createFeedbackService>
