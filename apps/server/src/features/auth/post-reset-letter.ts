import type { Tx } from '../../db/db.ts'
import type { UserRow } from '../../db/schema/users.ts'
import type { MailService } from '../mail/mail.service.ts'
import { resetLetter } from './letters.ts'
import { resetLink } from './links.ts'
import * as oneTimeTokens from './one-time-tokens.repo.ts'

interface Order {
  tx: Tx
  mail: Pick<MailService, 'post'>
  user: Pick<UserRow, 'id' | 'email'>
  origin: string
  seconds: number
}

export async function postResetLetter({ tx, mail, user, origin, seconds }: Order): Promise<void> {
  await oneTimeTokens.forget(tx, user.id, ['reset'])
  const token = await oneTimeTokens.issue(tx, { userId: user.id, purpose: 'reset', ttlSeconds: seconds })
  await mail.post(tx, user.email, resetLetter(resetLink(origin, token), Math.ceil(seconds / 60)))
}
