import { type Db, transaction } from '../../db/db.ts'
import type { LetterContent, MailService } from '../mail/mail.service.ts'
import { creditsGoneLetter, creditsLowLetter } from './credits.letter.ts'
import { type DueNotice, insertEndings, takeDue } from './notices.repo.ts'
import { planEndingLetter } from './plan-ending.letter.ts'

interface Deps {
  db: Db
  mail: Pick<MailService, 'post'>
  origin: () => string
}

const AT_ONCE = 50
const ENDING_DAYS = 7

/**
 * Notices about credits are created by the SQL function `notice_credits`. Several processes may post at once, because
 * `takeDue` skips notices that another transaction has claimed.
 */
export function createNoticesService({ db, mail, origin }: Deps) {
  const postSome = () =>
    transaction(db, async (tx) => {
      const taken = await takeDue(tx, AT_ONCE)
      for (const notice of taken) if (notice.wanted) await mail.post(tx, notice.email, letterOf(notice, origin()))
      return taken.length
    })

  return {
    notePlansEnding: (): Promise<void> => insertEndings(db, ENDING_DAYS),

    async post(): Promise<void> {
      while ((await postSome()) === AT_ONCE);
    },
  }
}

function letterOf({ mode, remaining, plan_name, expires_at }: DueNotice, origin: string): LetterContent {
  if (mode === '') return planEndingLetter(plan_name, new Date(expires_at ?? Number.NaN), origin)
  return remaining ? creditsLowLetter(mode, remaining, origin) : creditsGoneLetter(mode, origin)
}
