import type { Session } from '@ufaro/contract/http/auth.ts'
import type { User } from '@ufaro/contract/user.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import type { SessionRow } from '../../db/schema/auth.ts'
import type { UserRow } from '../../db/schema/users.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/route.ts'
import type { Log } from '../../infra/log.ts'
import { EVERYBODY, type Recents } from '../../infra/recents.ts'
import type { UsersService } from '../users/users.service.ts'
import type { AccessClaims, AccessTokens } from './access-token.ts'
import type { Identity } from './identity.ts'
import * as repo from './sessions.repo.ts'
import { hashOf, newToken, successorOf } from './tokens.ts'

export const SESSION_SECONDS = 30 * 24 * 3600
/** Seconds during which a second browser tab may use a refresh token that was already replaced. */
const GRACE_SECONDS = 10
/**
 * Maximum number of successors to follow from a used refresh token to the current one. Open browser tabs replace the
 * token far fewer times within the grace period.
 */
const MAX_STEPS = 50
/** Maximum number of sessions per user. One more login ends the session that was unused for longest. */
const MOST_SESSIONS = 50

export interface Device {
  ip: string
  userAgent: string | null
}

export interface SignedIn {
  token: string
  user: User
  refreshToken: string
}

interface Deps {
  db: Db
  users: UsersService
  identity: Identity
  accessTokens: AccessTokens
  refreshKey: Uint8Array
  recents: Pick<Recents, 'read'>
  log: Log
}

const expiry = () => new Date(Date.now() + SESSION_SECONDS * 1000)

/**
 * Issues short-lived access tokens, which are invalid once their session has ended, and refresh tokens, each of which
 * is used once and replaced by its successor.
 */
export function createSessionsService({ db, users, identity, accessTokens, refreshKey, recents, log }: Deps) {
  const signIn = async (user: UserRow, sessionId: string, refreshToken: string): Promise<SignedIn> => ({
    token: await accessTokens.sign({ userId: user.id, sessionId }),
    user: users.present(user),
    refreshToken,
  })

  /**
   * Within the grace period, a used refresh token is assumed to come from another browser tab. Later it counts as
   * stolen and ends the session.
   */
  const reuse = async (token: string): Promise<{ session: SessionRow; refreshToken: string } | null> => {
    const spent = await repo.findSpent(db, hashOf(token))
    if (!spent) return null
    const refreshToken = spent.secondsAgo <= GRACE_SECONDS ? currentAfter(token, spent.session.token, refreshKey) : null
    if (refreshToken) return { session: spent.session, refreshToken }
    await repo.remove(db, spent.session.id, spent.session.userId)
    log.warn({ sessionId: spent.session.id, userId: spent.session.userId }, 'a refresh token was used again')
    return null
  }

  const claimsIn = async (accessToken: string): Promise<AccessClaims> => {
    const claims = await accessTokens.read(accessToken)
    if (!claims) throw new AppError('UNAUTHENTICATED')
    return claims
  }

  const callerOf = async (sessionId: string, userId: string): Promise<User> => {
    const user = await repo.findCaller(db, sessionId, userId)
    if (!user) throw new AppError('UNAUTHENTICATED')
    return users.present(user)
  }

  const listOf = async (userId: string, currentId: string | null): Promise<Session[]> => {
    const rows = await repo.listAlive(db, userId)
    return rows.map((row) => presentSession(row, currentId))
  }

  return {
    async open(tx: Tx, user: UserRow, { ip, userAgent }: Device): Promise<SignedIn> {
      if (user.deactivatedAt)
        throw new AppError('NOT_ALLOWED', 'This account is switched off. Please write to support.')
      const refreshToken = newToken()
      const sessionId = await identity.createSession(tx, {
        userId: user.id,
        token: hashOf(refreshToken),
        expiresAt: expiry(),
        ipAddress: ip,
        userAgent,
      })
      await repo.endOldest(tx, user.id, MOST_SESSIONS)
      if (!user.signedInAt) await users.update(tx, user.id, { signedInAt: new Date() })
      return signIn(user, sessionId, refreshToken)
    },

    async refresh(token: string): Promise<SignedIn> {
      const next = successorOf(token, refreshKey)
      const rotated = await transaction(db, (tx) => repo.rotate(tx, hashOf(token), hashOf(next), expiry()))
      const tokens = rotated ? { session: rotated, refreshToken: next } : await reuse(token)
      const user = tokens && (await repo.findCaller(db, tokens.session.id, tokens.session.userId))
      if (!user) throw new AppError('UNAUTHENTICATED')
      return signIn(user, tokens.session.id, tokens.refreshToken)
    },

    async authenticate(accessToken: string): Promise<Caller> {
      const { sessionId, userId } = await recents.read(EVERYBODY, accessToken, () => claimsIn(accessToken))
      const user = await recents.read(userId, sessionId, () => callerOf(sessionId, userId))
      return { user, sessionId, key: null }
    },

    async findUser({ sessionId, userId }: { sessionId: string; userId: string }): Promise<User | null> {
      const user = await repo.findCaller(db, sessionId, userId)
      return user && users.present(user)
    },

    async logout(tokens: { accessToken: string | null; refreshToken: string | null }): Promise<void> {
      const claims = tokens.accessToken ? await accessTokens.read(tokens.accessToken, { expiredToo: true }) : null
      if (claims) await repo.remove(db, claims.sessionId, claims.userId)
      if (tokens.refreshToken) await repo.removeByToken(db, hashOf(tokens.refreshToken))
    },

    list: ({ user, sessionId }: Caller): Promise<Session[]> => listOf(user.id, sessionId),

    listOf: (userId: string): Promise<Session[]> => listOf(userId, null),

    async end({ user }: Caller, sessionId: string): Promise<void> {
      if (!(await repo.remove(db, sessionId, user.id))) throw new AppError('NOT_FOUND')
    },

    sweep: () => repo.sweep(db, SESSION_SECONDS),
  }
}
export type SessionsService = ReturnType<typeof createSessionsService>

function currentAfter(spent: string, currentHash: string, key: Uint8Array): string | null {
  let token = spent
  for (let step = 0; step < MAX_STEPS; step++) {
    token = successorOf(token, key)
    if (hashOf(token) === currentHash) return token
  }
  return null
}

const presentSession = (row: SessionRow, currentId: string | null): Session => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  last_seen_at: row.updatedAt.toISOString(),
  user_agent: row.userAgent,
  current: row.id === currentId,
})
