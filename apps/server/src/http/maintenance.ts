import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import { AppError } from './app-error.ts'
import type { Maintenance } from './maintenance-store.ts'

const RETRY_AFTER_S = 120
const ALWAYS = new Set(['/api/version', '/api/auth/login', '/api/auth/refresh', '/api/auth/logout', '/api/auth/me'])
const CALLS = /^\/(api|files|mcp|e)(\/|$)/

/** Must be called before routes are added, because the hook `onRoute` sees only later routes. */
export function installMaintenance(http: FastifyInstance, maintenance: Pick<Maintenance, 'isOn'>): void {
  const requireAdmin = async (request: FastifyRequest, isOn: boolean | Promise<boolean>): Promise<void> => {
    if (!(await isOn)) return
    const caller = await http.authenticate(request).catch(() => null)
    if (!caller?.user.is_admin) throw new AppError('MAINTENANCE', undefined, { retryAfter: RETRY_AFTER_S })
  }

  const refuse: onRequestHookHandler = (request, _reply, done) => {
    const isOn = maintenance.isOn()
    if (isOn === false) done()
    else requireAdmin(request, isOn).then(() => done(), done)
  }

  http.addHook('onRoute', (route) => {
    if (CALLS.test(route.url) && !ALWAYS.has(route.url)) route.onRequest = [refuse, route.onRequest ?? []].flat()
  })
}
