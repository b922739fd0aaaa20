import type { RegisterBody } from '@ufaro/contract/http/auth.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-address.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { UsersService } from '../users/users.service.ts'
import { lockAddress } from './address-lock.ts'
import { withFloor } from './answer-floor.ts'
import type { Identity } from './identity.ts'
import { alreadyRegisteredLetter, confirmationLetter } from './letters.ts'
import { CONFIRMATION_MAIL, REGISTER, REGISTER_NETWORK } from './limits.ts'
import { confirmationLink, loginLink } from './links.ts'
import * as oneTimeTokens from './one-time-tokens.repo.ts'
import { postResetLetter } from './post-reset-letter.ts'
import type { Device, SessionsService, SignedIn } from './sessions.service.ts'
import { newToken } from './tokens.ts'

const CONFIRMATION_SECONDS = 24 * 3600

export type GrantSignup = (tx: Tx, userId: string) => Promise<unknown>

export type Refer = (tx: Tx, referral: { userId: string; code: string | null }) => Promise<unknown>

interface Deps {
  db: Db
  users: UsersService
  mail: MailService
  identity: Identity
  sessions: SessionsService
  limiter: RateLimiter
  grantSignup: GrantSignup
  refer: Refer
  requireSignup: () => Promise<void>
  requireConfirmation: boolean
  resetSeconds: number
}

interface Registration {
  passwordHash: string
  firstName: string | null
  lastName: string | null
  mobilePhone: string
  referredByCode: string | null
}

export interface From {
  device: Device
  origin: string
}

export function createRegistrationService(deps: Deps) {
  const { db, users, mail, identity, sessions, limiter, grantSignup, refer, requireSignup, requireConfirmation } = deps
  const { resetSeconds } = deps

  const createPerson = async (tx: Tx, body: RegisterBody, registration: Registration): Promise<UserRow> => {
    const { passwordHash, ...person } = registration
    const id = await identity.createPerson(
      tx,
      { ...person, email: body.email, role: 'user', emailVerified: false },
      passwordHash,
    )
    await grantSignup(tx, id)
    return (await users.findById(tx, id)) as UserRow
  }

  const postConfirmation = async (tx: Tx, user: UserRow, origin: string, registration?: Registration) => {
    const token = await oneTimeTokens.issue(tx, {
      userId: user.id,
      purpose: 'confirm',
      ttlSeconds: CONFIRMATION_SECONDS,
      value: registration ? JSON.stringify(registration) : '',
    })
    await mail.post(tx, user.email, confirmationLetter(confirmationLink(origin, token)))
  }

  const registerUnconfirmed = async (body: RegisterBody, registration: Registration, origin: string) => {
    // Check the limit before the transaction starts: the check takes a database connection of its own, and transactions
    // that wait for a second connection can exhaust the pool.
    const mayMail = await limiter.allows(CONFIRMATION_MAIL, body.email)
    await transaction(db, async (tx) => {
      await lockAddress(tx, body.email)
      const known = await users.findByEmail(tx, body.email)
      if (!known) return postConfirmation(tx, await createPerson(tx, body, registration), origin, registration)
      if (!known.emailVerified && !known.signedInAt) await users.update(tx, known.id, { contested: true })
      if (!mayMail) return undefined
      if (known.emailVerified) {
        return mail.post(tx, known.email, alreadyRegisteredLetter(loginLink(origin)))
      }
      return postConfirmation(tx, known, origin, registration)
    })
  }

  const adopt = async (tx: Tx, userId: string, { passwordHash, ...person }: Registration) => {
    await users.update(tx, userId, person)
    await identity.setPassword(tx, userId, passwordHash)
  }

  /** After two sign-ups with one address: sets an unusable password and mails the owner a link to set a new one. */
  const disown = async (tx: Tx, user: UserRow, unusable: string, origin: string) => {
    await identity.setPassword(tx, user.id, unusable)
    await postResetLetter({ tx, mail, user, origin, seconds: resetSeconds })
  }

  const resend = async (email: string, origin: string) => {
    if (!(await limiter.allows(CONFIRMATION_MAIL, email))) return
    await transaction(db, async (tx) => {
      const user = await users.findByEmail(tx, email)
      if (user && !user.emailVerified) await postConfirmation(tx, user, origin)
    })
  }

  return {
    /**
     * Returns a session, or null if addresses must be confirmed first. In the second case, the reply does not
     * reveal whether the address already has an account: only a mail tells its owner.
     */
    async register(body: RegisterBody, { device, origin }: From): Promise<SignedIn | null> {
      await requireSignup()
      await limiter.take(REGISTER, device.ip)
      const network = networkOf(device.ip)
      if (network) await limiter.take(REGISTER_NETWORK, network)
      const registration: Registration = {
        // Hash before the transaction starts: while the hash waits for a free thread, no database connection is held.
        passwordHash: await identity.hashPassword(body.password, device.ip),
        firstName: body.firstName || null,
        lastName: body.lastName || null,
        mobilePhone: body.mobilePhone,
        referredByCode: body.referralCode ?? null,
      }
      if (requireConfirmation) {
        await withFloor(registerUnconfirmed(body, registration, origin))
        return null
      }
      return transaction(db, async (tx) => {
        await lockAddress(tx, body.email)
        if (await users.findByEmail(tx, body.email)) throw new AppError('EMAIL_TAKEN')
        const person = await createPerson(tx, body, registration)
        await refer(tx, { userId: person.id, code: person.referredByCode })
        return sessions.open(tx, person, device)
      })
    },

    /**
     * Confirms the address. A confirmation link that was requested again belongs to no particular sign-up: if there
     * were several sign-ups, no password is trusted, and the owner is mailed a link to set one.
     */
    async complete(token: string, { device, origin }: From): Promise<SignedIn> {
      const seen = await oneTimeTokens.look(db, token, ['confirm'])
      // Hash before the transaction starts: while the hash waits for a free thread, no database connection is held.
      const unusable = seen && !seen.value ? await identity.hashPassword(newToken(), device.ip) : ''
      return transaction(db, async (tx) => {
        const used = await oneTimeTokens.use(tx, token, ['confirm'])
        const user = used && (await users.findById(tx, used.userId))
        // The web app appends “Please try logging in.” to this message and offers a new link.
        if (!user) throw new AppError('INVALID_TOKEN', 'This link is invalid or has expired.')
        await oneTimeTokens.forget(tx, user.id, ['confirm'])
        await users.update(tx, user.id, { emailVerified: true })
        const isFirst = !user.signedInAt
        const isStrangers = isFirst && user.contested && !used.value
        if (used.value && isFirst) await adopt(tx, user.id, JSON.parse(used.value) as Registration)
        if (isStrangers) await disown(tx, user, unusable, origin)
        const person = (await users.findById(tx, user.id)) as UserRow
        // Record the referral only after the confirmation. The owner of the code sees their referrals, and a referral
        // at sign-up would tell them that the address had no account before.
        if (isFirst && !isStrangers) await refer(tx, { userId: person.id, code: person.referredByCode })
        return sessions.open(tx, person, device)
      })
    },

    /** The reply does not reveal whether an unconfirmed account has this address. */
    resend: (email: string, origin: string): Promise<void> => withFloor(resend(email, origin)),
  }
}
