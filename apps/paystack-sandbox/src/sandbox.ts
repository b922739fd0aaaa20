import { rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { controlRoutes } from './control/control.routes.ts'
import { createControlGate } from './control/control-gate.ts'
import { eventRoutes } from './control/events.routes.ts'
import { createBearerCheck } from './http/bearer.ts'
import { installBrokenCalls } from './http/break-calls.ts'
import { installEnvelope } from './http/envelope.ts'
import { installRateLimit } from './http/rate-limit.ts'
import { createRooms } from './rooms.ts'
import type { Settings } from './settings.ts'
import { claimFolder } from './store/claim.ts'
import { type Journal, openJournal } from './store/journal.ts'
import { keepSecretKey } from './store/secret-key.ts'

export interface Sandbox {
  origin: string
  secretKey: string
  close: () => Promise<void>
}

/** @throws AlreadyRunning if another sandbox serves the folder */
export async function startSandbox(settings: Settings): Promise<Sandbox> {
  const letGo = claimFolder(settings.folder)
  const journal = openJournal(settings.folder)
  const undo = [letGo, journal.close]
  try {
    return await serve(settings, journal, undo)
  } catch (error) {
    for (const step of undo.reverse()) step()
    throw error
  }
}

async function serve(settings: Settings, journal: Journal, undo: (() => void)[]): Promise<Sandbox> {
  const secretKey = keepSecretKey(journal, settings.secretKey)
  const remembered = journal.table<string>('settings')
  if (settings.webhookUrl) remembered.put('webhook_url', settings.webhookUrl)
  const webhookUrl = () => remembered.get('webhook_url')
  const rooms = createRooms({ journal, secretKey, timeScale: settings.timeScale, webhookUrl })

  const http = Fastify({ bodyLimit: 1024 * 1024, routerOptions: { maxParamLength: 300 } })
  let origin = ''
  installEnvelope(http)
  await http.register(async (api: FastifyInstance) => {
    api.addHook('onRequest', createBearerCheck(secretKey))
    installRateLimit(api, settings.rateLimit)
    installBrokenCalls(api, rooms.faults)
    rooms.register(api, (code) => `${origin}/checkout/${code}`)
  })
  checkoutRoutes(http, rooms)
  await http.register(async (control: FastifyInstance) => {
    control.addHook('onRequest', createControlGate(secretKey))
    controlRoutes(control, { ...rooms, settings: remembered, folder: settings.folder })
    eventRoutes(control, rooms)
  })

  const port = await listen(http, settings, Number(remembered.get('port') ?? 0))
  remembered.put('port', String(port))
  const api = `http://${localNameOf(settings.host)}:${port}`
  origin = publicOrigin(settings.publicUrl, port) ?? api
  const announcement = path.join(settings.folder, 'running.json')
  writeFileSync(announcement, JSON.stringify({ api, origin, secretKey, pid: process.pid }), { mode: 0o600 })
  rooms.resume()

  return {
    origin,
    secretKey,
    close: async () => {
      rmSync(announcement, { force: true })
      rooms.close()
      http.server.closeAllConnections()
      await http.close()
      for (const step of undo.reverse()) step()
    },
  }
}

function localNameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

function publicOrigin(url: string | undefined, port: number): string | undefined {
  if (!url) return undefined
  const { protocol, hostname, port: named } = new URL(url)
  return `${protocol}//${hostname}:${named || port}`
}

/** Uses the port of the last run if it is free, so that checkout links survive a restart. */
async function listen(http: FastifyInstance, { host, port }: Settings, last: number): Promise<number> {
  try {
    await http.listen({ host, port: port || last })
  } catch (error) {
    if (port || !last || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    await http.listen({ host, port: 0 })
  }
  return (http.server.address() as AddressInfo).port
}
