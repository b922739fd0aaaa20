import type { Profile, ProfileChanges } from '@ufaro/contract/http/account.ts'
import type { User } from '@ufaro/contract/user.ts'
import { type Db, transaction } from '../../db/db.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { AppError } from '../../http/app-error.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import type { Caller } from '../../http/route.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { UsersService } from '../users/users.service.ts'
import { lockAddress } from './address-lock.ts'
import type { Identity } from './identity.ts'
import * as letters from './letters.ts'
import { EMAIL_CHANGE, PASSWORD_CHANGE } from './limits.ts'
import { emailChangeLink } from './links.ts'
import type { LoginService } from './login.service.ts'
import * as oneTimeTokens from './one-time-tokens.repo.ts'

interface Deps {
  db: Db
  users: UsersService
  mail: MailService
  identity: Identity
  limiter: RateLimiter
  prove: LoginService['prove']
}

interface Change<Body> {
  caller: Caller
  body: Body
  client: string
}

const TAKEN = 'Another account has this email already.'
const LINK_SECONDS = 24 * 3600
const MAILED: oneTimeTokens.Purpose[] = ['confirm', 'reset', 'admin-reset', 'change-email']

const present = ({ firstName, lastName, mobilePhone }: UserRow): Profile => ({ firstName, lastName, mobilePhone })

export function createProfileService({ db, users, mail, identity, limiter, prove }: Deps) {
  const read = async ({ id }: User): Promise<Profile> => {
    const row = await users.findById(db, id)
    if (!row) throw new AppError('UNAUTHENTICATED')
    return present(row)
  }

  return {
    read,

    /**
     * Changes only the given fields.
     * @throws AppError UNAUTHENTICATED if the account was deleted
     */
    change: (user: User, wanted: ProfileChanges): Promise<Profile> =>
      transaction(db, async (tx) => {
        const row = await users.lock(tx, user.id)
        if (!row) throw new AppError('UNAUTHENTICATED')
        const { firstName = row.firstName, lastName = row.lastName, mobilePhone = row.mobilePhone } = wanted
        const changes = { firstName: firstName || null, lastName: lastName || null, mobilePhone }
        await users.update(tx, row.id, { ...changes, name: [firstName, lastName].filter(Boolean).join(' ') })
        return changes
      }),

    /**
     * Changes the password, ends every other session and invalidates all mailed links.
     * @throws AppError INVALID_CREDENTIALS for a wrong old password, RATE_LIMITED, OVERLOADED
     */
    async changePassword({ caller, body, client }: Change<{ password: string; newPassword: string }>): Promise<void> {
      const { id, email } = caller.user
      const credential = await prove(email, body.password, client)
      await limiter.take(PASSWORD_CHANGE, id)
      const passwordHash = await identity.hashPassword(body.newPassword, client)
      await transaction(db, async (tx) => {
        // Another request may have changed the password since it was checked.
        if (!(await users.lock(tx, id)) || !(await identity.stillHolds(tx, credential))) {
          throw new AppError('INVALID_CREDENTIALS')
        }
        await identity.setPassword(tx, id, passwordHash)
        await identity.endSessionsOf(tx, id, caller.sessionId ?? undefined)
        await oneTimeTokens.forget(tx, id, MAILED)
        await mail.post(tx, email, letters.ownPasswordChangedLetter())
      })
    },

    /** Mails a link to the new address. The old address stays in use until that link is opened. */
    async askForEmail({
      caller,
      body,
      client,
      origin,
    }: Change<{ email: string; password: string }> & { origin: string }): Promise<void> {
      const { id, email } = caller.user
      const credential = await prove(email, body.password, client)
      await limiter.take(EMAIL_CHANGE, id)
      await transaction(db, async (tx) => {
        if (!(await users.lock(tx, id)) || !(await identity.stillHolds(tx, credential))) {
          throw new AppError('INVALID_CREDENTIALS')
        }
        if (await users.findByEmail(tx, body.email)) throw new AppError('EMAIL_TAKEN', TAKEN)
        await oneTimeTokens.forget(tx, id, ['change-email'])
        const order = { userId: id, purpose: 'change-email', ttlSeconds: LINK_SECONDS, value: body.email } as const
        const token = await oneTimeTokens.issue(tx, order)
        await mail.post(tx, body.email, letters.newEmailLetter(emailChangeLink(origin, token)))
        await mail.post(tx, email, letters.emailChangeAskedLetter(body.email))
      })
    },

    /** Changes the address and marks it as verified, because opening the link proves access to the new mailbox. */
    confirmEmail: (token: string): Promise<{ email: string }> =>
      transaction(db, async (tx) => {
        const used = await oneTimeTokens.use(tx, token, ['change-email'])
        const person = used && (await users.lock(tx, used.userId))
        if (!person) throw new AppError('INVALID_TOKEN')
        const email = used.value
        await lockAddress(tx, email)
        if (await users.findByEmail(tx, email)) throw new AppError('EMAIL_TAKEN', TAKEN)
        await users.update(tx, person.id, { email, emailVerified: true })
        await oneTimeTokens.forget(tx, person.id, MAILED)
        await mail.post(tx, person.email, letters.emailChangedLetter(email))
        return { email }
      }),
  }
}

export type ProfileService = ReturnType<typeof createProfileService>
