import {
  completeRegistration,
  type LoginBody,
  login,
  logout,
  type RegisterBody,
  register,
} from '@ufaro/contract/http/auth.ts'
import type { Input } from '@ufaro/contract/http/endpoint.ts'
import { ApiError } from '../http/api-error.ts'
import { type Call, createCall } from '../http/create-call.ts'
import { logFailure } from '../log.ts'
import { createCredits } from './credits.ts'
import { createRefresh } from './refresh-data.ts'
import { createRenewal } from './renewal.ts'
import { createSessionCore } from './session-core.ts'
import type { TextStorage } from './session-storage.ts'
import { startSession } from './start-session.ts'

export interface SessionOptions {
  base: string
  storage: TextStorage
  now?: () => number
}

export function createSession({ base, storage, now = Date.now }: SessionOptions) {
  const core = createSessionCore(storage, now)
  const renewal = createRenewal(core, base)
  const plainCall = createCall(base, { token: core.kept.token, renew: renewal.renewOrEnd })
  const refreshData = createRefresh(core, plainCall)
  const call = noticingLostRights(plainCall, () => void refreshData({ force: true }))

  return {
    store: core.store,
    call,
    refreshData,
    ...createCredits(core, call, refreshData),
    takePlan: core.setPlan,
    init: (page?: Promise<void>) => startSession(core, call, renewal, refreshData, page),
    async login(body: Input<typeof LoginBody>) {
      const user = core.begin(await call(login, { body }))
      void refreshData({ force: true })
      return user
    },
    /**
     * @returns the user, or null if the email address must be confirmed first
     */
    async register(body: Input<typeof RegisterBody>) {
      const reply = await call(register, { body })
      if (!('token' in reply)) return null
      const user = core.begin(reply)
      void refreshData({ force: true })
      return user
    },
    /** @returns a function that starts the session, to be called after the confirmation message was shown */
    async completeRegistration(accessToken: string): Promise<() => void> {
      const reply = await call(completeRegistration, { body: { access_token: accessToken } })
      return () => {
        core.begin(reply)
        void refreshData({ force: true })
      }
    },
    /** Forgets a session that the server has already ended, for example because the account was deleted. */
    drop: () => core.clear(),
    async signOut() {
      const token = core.kept.token()
      const headers = token ? { authorization: `Bearer ${token}` } : undefined
      await call(logout, { headers }).catch((error) => logFailure('Logout failed', error))
      core.clear({ ended: 'signed-out' })
    },
    forgetError: () => core.store.setState({ error: null, ended: null }),
    followOtherTab(token: string | null) {
      if (token === null) core.clear({ ended: 'signed-out' })
      else core.adopt()
    },
  }
}

/** Calls `onRefused` if a call is not allowed, because the user's admin rights may have been revoked meanwhile. */
const noticingLostRights =
  (call: Call, onRefused: () => void): Call =>
  async (endpoint, input) => {
    try {
      return await call(endpoint, input)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NOT_ALLOWED') onRefused()
      throw error
    }
  }
