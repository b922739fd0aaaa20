import type { Logger } from 'pino'
import type { Database } from './db/open-database.ts'
import { readSessionSecret } from './db/session-secret.ts'
import type { Env } from './env.ts'
import { createAdminRoom } from './features/admin/admin.room.ts'
import { createAffiliateRoom } from './features/affiliate/affiliate.room.ts'
import { createAuditLogRoom } from './features/audit-log/audit-log.room.ts'
import { createAuthRoom } from './features/auth/auth.room.ts'
import { createBrandKitRoom } from './features/brand-kit/brand-kit.room.ts'
import { createBuiltinRoom } from './features/builtin/builtin.room.ts'
import { createCertificatesRoom } from './features/certificates/certificates.room.ts'
import { createCredentialsRoom } from './features/credentials/credentials.room.ts'
import { createCreditsRoom } from './features/credits/credits.room.ts'
import { createErrorsRoom } from './features/errors/errors.room.ts'
import { createEventPagesRoom } from './features/event-pages/event-pages.room.ts'
import { createFilesRoom } from './features/files/files.room.ts'
import { createGalleryRoom } from './features/gallery/gallery.room.ts'
import { createKeysRoom } from './features/keys/keys.room.ts'
import { createLiveRoom } from './features/live/live.room.ts'
import { createMailRoom } from './features/mail/mail.room.ts'
import { createMakingRoom } from './features/making/making.room.ts'
import { collectToolEndpoints } from './features/mcp/endpoint-tools.ts'
import { createMcpRoom } from './features/mcp/mcp.room.ts'
import { createNoticesRoom } from './features/notices/notices.room.ts'
import { createPaymentsRoom } from './features/payments/payments.room.ts'
import { createPhotosRoom } from './features/photos/photos.room.ts'
import { createPlansRoom } from './features/plans/plans.room.ts'
import { createPriceListsRoom } from './features/price-lists/price-lists.room.ts'
import { createProductBatchesRoom } from './features/product-batches/product-batches.room.ts'
import { createReportsRoom } from './features/reports/reports.room.ts'
import { findResultFile } from './features/runs/outputs.service.ts'
import { createRunsRoom } from './features/runs/runs.room.ts'
import { createServicesRoom } from './features/services/services.room.ts'
import { createTemplatesRoom } from './features/templates/templates.room.ts'
import { createThemeRoom } from './features/theme/theme.room.ts'
import { createUsersRoom } from './features/users/users.room.ts'
import { createWebhooksRoom } from './features/webhooks/webhooks.room.ts'
import { closeHttp } from './http/close-http.ts'
import { createFacts } from './http/facts.ts'
import { installCalls } from './http/install-calls.ts'
import { openHttp } from './http/open-http.ts'
import { operationsRoutes } from './http/operations.ts'
import { createRateLimiter } from './http/rate-limiter.ts'
import { readBuildInfo } from './infra/build-info.ts'
import { openPaystack } from './infra/paystack/open-paystack.ts'
import { createRecents } from './infra/recents.ts'
import { repeat } from './infra/repeat.ts'
import { openStorage } from './infra/storage/open-storage.ts'
import { watchedStorage } from './infra/storage/watched-storage.ts'
import type { App, AppContext, Room } from './room.ts'

interface Opened {
  /** The caller opens the database before it creates the app, and closes it after the app. */
  database: Database
  log: Logger
}

export async function createApp(env: Env, { database, log }: Opened): Promise<App> {
  const { db, bus, pool, directUrl: url } = database
  const { http, linkOrigin, metrics } = await openHttp(env, log)
  const endpoints = collectToolEndpoints(http)
  const limiter = createRateLimiter({ db, enabled: env.RATE_LIMIT })
  const recents = createRecents({ ms: env.CACHE_MS })
  const secret = await readSessionSecret(db, env.SESSION_SECRET)
  const origin = () => linkOrigin({ headers: {} })
  const context: AppContext = { env, db, bus, log, limiter, recents, secret, linkOrigin, origin }
  const storage = watchedStorage(await openStorage(env), metrics.countStorageError)
  const paystack = openPaystack(env, log)
  const { observeEngine, observeJob } = metrics

  const errors = createErrorsRoom(context)
  const audit = createAuditLogRoom()
  const files = createFilesRoom({ ...context, storage, findResult: findResultFile })
  const mail = createMailRoom(context)
  const notices = createNoticesRoom({ ...context, ...mail })
  const users = createUsersRoom({ ...errors, ...audit, ...files, ...mail })
  const webhooks = createWebhooksRoom({ ...context, ...users, ...mail })
  const keys = createKeysRoom({ ...context, ...users })
  const theme = createThemeRoom(context)
  const services = createServicesRoom({ ...context, observeEngine })
  const plans = createPlansRoom({ ...context, ...errors, paystack })
  const credits = createCreditsRoom({ ...context, ...plans })
  const brandKit = createBrandKitRoom({ db, ...files })
  const templates = createTemplatesRoom({ ...brandKit, ...files })
  const affiliate = createAffiliateRoom({ ...context, ...errors, ...users, ...mail, paystack })
  const spending = { ...services, ...plans, ...credits, ...affiliate }
  const auth = await createAuthRoom({ ...context, ...users, ...mail, ...files, ...keys, ...spending })
  const payments = createPaymentsRoom({
    ...context,
    ...errors,
    ...audit,
    ...users,
    ...webhooks,
    ...mail,
    ...spending,
    paystack,
  })
  const runs = createRunsRoom({ ...context, ...files, ...credits })
  const wired = { ...context, ...errors, ...files, ...spending, ...templates, ...runs }
  const builtin = createBuiltinRoom(context)
  const photos = createPhotosRoom({ ...wired, ...builtin })
  const making = createMakingRoom({ ...wired, ...builtin, url, observeJob })
  const gallery = createGalleryRoom({ db, ...files })
  const live = createLiveRoom({ ...context, ...auth, ...keys, ...credits, ...payments, ...runs })
  const certificates = createCertificatesRoom({ ...context, ...files, ...webhooks, ...audit, ...users })
  making.onDelivered(certificates.issue)
  const credentials = createCredentialsRoom({ ...context, ...files, ...mail, ...certificates })
  const drawing = { ...context, ...files, ...brandKit, ...templates, ...webhooks, ...making }
  const eventPages = createEventPagesRoom(drawing)
  const priceLists = createPriceListsRoom(drawing)
  const productBatches = createProductBatchesRoom({ ...drawing, ...runs })
  const mcp = createMcpRoom({ ...context, ...credits, endpoints })
  const reports = createReportsRoom({ ...context, ...files, ...audit })
  const admin = createAdminRoom({ ...context, ...errors, ...audit, ...mail, ...users, ...theme, ...spending, ...auth })

  // `audit` and `users` are not in this list, because these rooms have no routes, timers or other hooks of a `Room`.
  const rooms: Room[] = [
    ...[errors, files, mail, notices, webhooks, keys, theme, services, plans, credits, brandKit, templates, affiliate],
    ...[auth, payments, runs, builtin, photos, making, gallery, live, certificates, credentials],
    ...[eventPages, priceLists, productBatches, mcp, reports, admin],
  ]

  errors.install(http)
  auth.install(http)
  const ownTimers = await installCalls(http, context)
  for (const { register } of rooms) register?.(http)
  operationsRoutes(http, {
    probes: {
      database: () => pool.query('select 1'),
      storage: () => storage.ready(),
      queue: () => making.queue.ready(),
    },
    metrics,
    facts: createFacts({ registry: metrics.registry, pool }),
    metricsToken: env.METRICS_TOKEN,
    build: readBuildInfo(env.UFARO_COMMIT),
  })
  await making.start()

  const timers: (() => Promise<void>)[] = []
  return {
    http,
    async seed() {
      for (const { seed } of rooms) await seed?.()
      return auth.seedAdmin()
    },
    async work() {
      await making.queue.work()
      for (const timer of [...ownTimers, ...rooms.flatMap((room) => room.timers ?? [])]) {
        timers.push(repeat({ ...timer, work: errors.errors.watch(timer.name, timer.work), log }))
      }
    },
    warm: builtin.warm,
    async close() {
      for (const { stop } of rooms) stop?.()
      await Promise.all(timers.map((stop) => stop()))
      await closeHttp(http, 2000)
      for (const { close } of rooms.toReversed()) await close?.()
    },
  }
}
