import { type Db, transaction } from '../../db/db.ts'
import type { LetterContent, MailService } from '../mail/mail.service.ts'
import { creditsGoneLetter, creditsLowLetter } from './credits.letter.ts'
import { type DueNotice, insertEndings, takeDue } from './notices.repo.ts'
import { planEndingLetter } from './plan-ending.letter.ts'

interface Deps {
  db: Db
  mail: Pick<MailService, 'post'>
  /** Where links of letters lead. */
  origin: () => string
}

const AT_ONCE = 50
const ENDING_DAYS = 7

/**
 * Letters about credits and plans. Spends write notices of their own, in the migration 0030_notices. Both calls are
 * safe beside themselves in any process: a notice is there once and becomes a letter in the transaction that takes it.
 */
export function createNoticesService({ db, mail, origin }: Deps) {
  const postSome = () =>
    transaction(db, async (tx) => {
      const taken = await takeDue(tx, AT_ONCE)
      for (const notice of taken) if (notice.wanted) await mail.post(tx, notice.email, letterOf(notice, origin()))
      return taken.length
    })

  return {
    /** Notes plans that end within seven days. */
    notePlansEnding: (): Promise<void> => insertEndings(db, ENDING_DAYS),

    /** Makes letters of what was noted. */
    async post(): Promise<void> {
      while ((await postSome()) === AT_ONCE);
    },
  }
}

function letterOf({ mode, remaining, plan_name, expires_at }: DueNotice, origin: string): LetterContent {
  if (mode === '') return planEndingLetter(plan_name, new Date(expires_at ?? Number.NaN), origin)
  return remaining ? creditsLowLetter(mode, remaining, origin) : creditsGoneLetter(mode, origin)
}
