import type { FastifyInstance, FastifyRequest } from 'fastify'
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

  http.addHook('onRequest', (request, _reply, done) => {
    const { url = '' } = request.routeOptions
    const isOn = CALLS.test(url) && !ALWAYS.has(url) && maintenance.isOn()
    if (isOn === false) done()
    else requireAdmin(request, isOn).then(() => done(), done)
  })
}
