import { createHash, createHmac, randomBytes } from 'node:crypto'
import { cleanName, foldText } from '@ufaro/contract/clean-name.ts'
import { type ContactWish, EVENT_PAGE_LIMITS, EVENT_PAGE_TEXTS, JOINS_AN_HOUR } from '@ufaro/contract/event-page.ts'
import { type Db, transaction } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { hashOfBody } from '../../http/body-hash.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import type { WebhooksService } from '../webhooks/webhooks.service.ts'
import { insertAttendees, removeByToken } from './attendees.repo.ts'
import { nameOrRefuse } from './attendees.service.ts'
import { findPublicPage, type PublicPage } from './event-pages.repo.ts'
import { claimJoin, findJoin, freeSeat, lockPage, numberJoin, purgeJoins, takeSeats } from './seats.repo.ts'

const JOINS = { name: 'event join', max: JOINS_AN_HOUR, windowS: 3600 }
const LEAVES = { name: 'event leave', max: 120, windowS: 3600 }
const MAX_KEY = 128
/** Matches what looks like an email address or a phone number. */
const REACHABLE = /^(?:[^\s@]+@[^\s@]+\.[^\s@]+|[+(]?\d[\d\s().-]{5,30}\d)$/

export interface Join {
  name: string
  contact?: string | null | undefined
  consent?: boolean | undefined
}

export interface Guest {
  client: string
  key: string | undefined
}

interface Deps {
  db: Db
  limiter: Pick<RateLimiter, 'take'>
  webhooks: Pick<WebhooksService, 'announce'>
  secret: Buffer
}

export function createJoiningService({ db, limiter, webhooks, secret }: Deps) {
  const tokenOf = (keyHash: string): string => createHmac('sha256', secret).update(keyHash).digest('base64url')

  const require = async (slug: string): Promise<PublicPage> => {
    const page = await findPublicPage(db, slug)
    if (!page) throw new AppError('NOT_FOUND')
    return page
  }

  const repeat = async (db: Db, keyHash: string, bodyHash: string) => {
    const kept = await findJoin(db, keyHash)
    if (kept && kept.bodyHash !== bodyHash) throw new AppError('IDEMPOTENCY_CONFLICT')
    return kept && { token: tokenOf(keyHash), number: kept.number }
  }

  return {
    async join(address: string, join: Join, guest: Guest): Promise<{ token: string; number: number }> {
      const page = await require(address)
      const keyHash = keyHashOf(page.id, guest)
      const bodyHash = hashOfBody({ ...join })
      const before = keyHash && (await repeat(db, keyHash, bodyHash))
      if (before) return before
      await limiter.take(JOINS, guest.client)
      const name = nameOrRefuse(join.name)
      const contact = contactOf(join, page.contact)
      const token = keyHash ? tokenOf(keyHash) : randomBytes(32).toString('base64url')

      return transaction(db, async (tx) => {
        if (keyHash && !(await claimJoin(tx, keyHash, page.id, bodyHash))) {
          const twin = await repeat(tx, keyHash, bodyHash)
          if (!twin) throw new AppError('IDEMPOTENCY_IN_PROGRESS')
          return twin
        }
        const number = await takeSeats(tx, page.id, 1, true)
        if (number === undefined) throw new AppError('PAGE_CLOSED')
        await insertAttendees(tx, [
          {
            ...{ pageId: page.id, userId: page.userId, number },
            ...{ name, folded: foldText(name), tokenHash: hashOf(token) },
            ...(contact && { contact, consentAt: new Date() }),
          },
        ])
        const { id: event_page_id, slug } = page
        await webhooks.announce(tx, page.userId, 'event_page.attendee', { event_page_id, slug, number, name })
        if (keyHash) await numberJoin(tx, keyHash, number)
        return { token, number }
      })
    },

    /** The response never reveals whether the guest or the page exists. */
    async leave(slug: string, token: string, client: string): Promise<void> {
      await limiter.take(LEAVES, client)
      const page = await findPublicPage(db, slug)
      if (!page) return
      await transaction(db, async (tx) => {
        await lockPage(tx, page.id)
        if (await removeByToken(tx, page.id, hashOf(token))) await freeSeat(tx, page.id)
      })
    },

    purge: () => purgeJoins(db),
  }
}
export type JoiningService = ReturnType<typeof createJoiningService>

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

function keyHashOf(pageId: string, { client, key }: Guest): string | undefined {
  if (key === undefined) return undefined
  if (key === '' || key.length > MAX_KEY) {
    throw new AppError('VALIDATION_FAILED', `Idempotency-Key must have 1 to ${MAX_KEY} characters.`)
  }
  return hashOf(JSON.stringify([pageId, client, key]))
}

/** A contact is stored only if the page asks for it and the guest consents. */
function contactOf({ contact, consent }: Join, wanted: ContactWish): string | null {
  const given = contact ? cleanName(contact) : ''
  if (given === '') {
    if (wanted === 'required') throw refused('contact', EVENT_PAGE_TEXTS.contact)
    return null
  }
  if (consent !== true) throw refused('consent', EVENT_PAGE_TEXTS.consent)
  if (wanted === 'none') return null
  if (given.length > EVENT_PAGE_LIMITS.contact || !REACHABLE.test(given)) {
    throw refused('contact', EVENT_PAGE_TEXTS.contactForm)
  }
  return given
}

const refused = (field: string, sentence: string) =>
  new AppError('VALIDATION_FAILED', sentence, { fields: { [field]: sentence } })
