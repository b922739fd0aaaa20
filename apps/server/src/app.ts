import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { MODES } from '@ufaro/contract/modes.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Database } from './db/open-database.ts'
import { deriveKey, readSessionSecret } from './db/session-secret.ts'
import type { Env } from './env.ts'
import { secretsOf, siteConfigOf } from './env-views.ts'
import { registerAdminRoom } from './features/admin/admin.room.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { createAdminService } from './features/admin/admin.service.ts'
import { payoutsRoutes } from './features/admin/payouts.routes.ts'
import { createPayoutAdmin } from './features/admin/payouts.service.ts'
import { planAdminRoutes } from './features/admin/plan-admin.routes.ts'
import { createPlanAdmin } from './features/admin/plan-admin.service.ts'
import { createAffiliateRoom } from './features/affiliate/affiliate.room.ts'
import { createAuditService } from './features/audit/audit.service.ts'
import { accountRoutes } from './features/auth/account.routes.ts'
import { createAccountService } from './features/auth/account.service.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { createAuthService } from './features/auth/auth.service.ts'
import { installAuthenticate } from './features/auth/authenticate.ts'
import { createPasswords } from './features/auth/passwords.ts'
import { recoveryRoutes } from './features/auth/recovery.routes.ts'
import { installRefreshCookie } from './features/auth/refresh-cookie.ts'
import { brandKitRoutes } from './features/brand-kit/brand-kit.routes.ts'
import { createBrandKitService } from './features/brand-kit/brand-kit.service.ts'
import { createCertificatesRoom } from './features/certificates/certificates.room.ts'
import { createCredentialsRoom } from './features/credentials/credentials.room.ts'
import { creditsRoutes } from './features/credits/credits.routes.ts'
import { createCreditsService } from './features/credits/credits.service.ts'
import { recordUnexpected } from './features/errors/door-record.ts'
import { errorsRoutes } from './features/errors/errors.routes.ts'
import { createErrorsService } from './features/errors/errors.service.ts'
import { createEventPagesRoom } from './features/event-pages/event-pages.room.ts'
import { createFilesRoom } from './features/files/files.room.ts'
import { createGalleryRoom } from './features/gallery/gallery.room.ts'
import { keysRoutes } from './features/keys/keys.routes.ts'
import { createKeysService } from './features/keys/keys.service.ts'
import { createLiveRoom } from './features/live/live.room.ts'
import { createMailService } from './features/mail/mail.service.ts'
import { createMakingRoom } from './features/making/making.room.ts'
import { collectToolEndpoints } from './features/mcp/endpoint-tools.ts'
import { registerMcpRoom } from './features/mcp/mcp.room.ts'
import { createNoticesService } from './features/notices/notices.service.ts'
import { createPaymentsRoom } from './features/payments/payments.room.ts'
import { createPlanSync } from './features/plans/plan-sync.service.ts'
import { plansRoutes } from './features/plans/plans.routes.ts'
import { createPlansService } from './features/plans/plans.service.ts'
import { createPriceListsRoom } from './features/price-lists/price-lists.room.ts'
import { createRunsRoom } from './features/runs/runs.room.ts'
import { servicesRoutes } from './features/services/services.routes.ts'
import { createServicesService } from './features/services/services.service.ts'
import { createTemplatesRoom } from './features/templates/templates.room.ts'
import { themeRoutes } from './features/theme/theme.routes.ts'
import { createThemeService } from './features/theme/theme.service.ts'
import { createErasureService } from './features/users/erasure.service.ts'
import { createUsersService } from './features/users/users.service.ts'
import { createWebhooksRoom } from './features/webhooks/webhooks.room.ts'
import { PLAIN_MAX_BYTES } from './http/big-bodies.ts'
import { installBodyWatch } from './http/body-watch.ts'
import { closeHttp } from './http/close-http.ts'
import { installErrorDoor } from './http/error-door.ts'
import { createFacts } from './http/facts.ts'
import { forgetChanges } from './http/forget-changes.ts'
import { answerUnreadableAddress } from './http/framework-errors.ts'
import { installIdempotency } from './http/idempotency.ts'
import { createIdempotencyStore } from './http/idempotency-store.ts'
import { installJsonBody } from './http/json-body.ts'
import { createLinkOrigin, portOf } from './http/link-origin.ts'
import { installMaintenance } from './http/maintenance.ts'
import { createMaintenance } from './http/maintenance-store.ts'
import { operationsRoutes } from './http/operations.ts'
import { operationsOnly } from './http/operations-only.ts'
import { installPlumbing } from './http/plumbing.ts'
import { createRateLimiter } from './http/rate-limiter.ts'
import { serializerCompiler } from './http/serializer.ts'
import { installUntoldProxy } from './http/untold-proxy.ts'
import { installUploads } from './http/uploads.ts'
import { createEngines } from './infra/ai/engines.ts'
import { findLocalModel } from './infra/ai/local-models.ts'
import { readBuildInfo } from './infra/build-info.ts'
import { createMailer } from './infra/mail/create-mailer.ts'
import { openPaystack } from './infra/paystack/open-paystack.ts'
import { createRecents } from './infra/recents.ts'
import { type Repeated, repeat } from './infra/repeat.ts'
import { openStorage } from './infra/storage/open-storage.ts'
import { watchedStorage } from './infra/storage/watched-storage.ts'

export interface Ground {
  /** Opened and closed by the caller; close it after the app. */
  database: Database
  log: Logger
}

export interface App {
  http: FastifyInstance
  /** Creates what every installation has; `admin` is set if it was created just now, to be shown once. */
  seed: () => Promise<{ admin?: { email: string; password: string } }>
  /** Starts queue workers, the sweeper and other timers (roles `worker` and `all`). */
  work: () => Promise<void>
  warm: () => Promise<void>
  /** Drains work in hand and closes everything the app opened. */
  close: () => Promise<void>
}

/** The composition root: the only file that knows every room. */
export async function createApp(env: Env, { database, log }: Ground): Promise<App> {
  const { db, bus } = database
  const http = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    bodyLimit: PLAIN_MAX_BYTES,
    // Above the limits of the body watch. Does not affect event streams, whose requests are complete.
    requestTimeout: 150_000,
    trustProxy: env.TRUST_PROXY ?? false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerUnreadableAddress,
  })
  // No call takes text/plain; Fastify would parse it as a body.
  http.removeContentTypeParser('text/plain')
  http.setValidatorCompiler(validatorCompiler)
  http.setSerializerCompiler(serializerCompiler)
  http.decorateRequest('caller', null)
  installJsonBody(http)
  installBodyWatch(http)
  if (env.TRUST_PROXY === undefined) installUntoldProxy(http, (message) => log.warn({}, message))
  const endpoints = collectToolEndpoints(http)
  const linkOrigin = createLinkOrigin({ publicUrl: env.PUBLIC_URL, port: () => portOf(http.server) || env.PORT })
  const metrics = await installPlumbing(http, {
    secure: env.PUBLIC_URL?.startsWith('https:') ?? false,
    servePages: env.ROLE !== 'worker',
    linkOrigin,
    warn: (message) => log.warn(message),
  })
  const errors = createErrorsService({ db, log, secrets: secretsOf(env) })
  installErrorDoor(http, recordUnexpected(errors))
  if (env.ROLE === 'worker') operationsOnly(http)

  const secret = await readSessionSecret(db, env.SESSION_SECRET)
  const mailer = createMailer(env)
  const mail = createMailService({ db, mailer, log })
  const users = createUsersService()
  const audit = createAuditService()
  const recents = createRecents({ ms: env.CACHE_MS })
  forgetChanges(http, { bus, recents })
  const theme = createThemeService({ recents })
  const services = createServicesService({
    bus,
    recents,
    builtModes: MODES,
    findLocalModel: env.OPENAI_API_KEY || env.OPENAI_BASE_URL ? undefined : findLocalModel,
  })
  const plans = createPlansService()
  const credits = createCreditsService({ bus, plans })
  const limiter = createRateLimiter({ db, enabled: env.RATE_LIMIT })
  const { webhooks, ...webhooksRoom } = createWebhooksRoom({
    ...{ db, users, mail, limiter },
    allowLoopback: env.WEBHOOKS_ALLOW_LOOPBACK,
    origin: () => linkOrigin({ headers: {} }),
  })
  const notices = createNoticesService({ db, mail, origin: () => linkOrigin({ headers: {} }) })
  const paystack = openPaystack(env, log)
  const { affiliate, ...affiliateRoom } = createAffiliateRoom({
    db,
    log,
    errors,
    limiter,
    provider: paystack,
    users,
    mail,
  })
  const idempotency = createIdempotencyStore(db)
  installIdempotency(http, { store: idempotency, log })
  const auth = createAuthService({
    db,
    recents,
    log,
    users,
    mail,
    limiter,
    passwords: await createPasswords(),
    grantSignup: credits.grantSignup,
    refer: affiliate.refer,
    requireSignup: () => services.requireEnabled(db, 'registration', 'New accounts are switched off at the moment.'),
    secret,
    accessSeconds: env.ACCESS_TOKEN_TTL_S,
    resetSeconds: env.RESET_TTL_S,
    requireConfirmation: env.REQUIRE_EMAIL_CONFIRMATION,
  })
  const cookie = installRefreshCookie(http, { secure: env.PUBLIC_URL?.startsWith('https:') ?? false })
  const keys = createKeysService({ db, users, limiter })
  installAuthenticate(http, auth.sessions, keys)
  installMaintenance(http, createMaintenance({ db, bus }))
  keysRoutes(http, { keys })
  webhooksRoom.register(http)
  authRoutes(http, { auth, cookie, linkOrigin })
  recoveryRoutes(http, { auth, cookie, linkOrigin })
  errorsRoutes(http, { errors, limiter })
  themeRoutes(http, { db, theme, site: siteConfigOf(env) })
  plansRoutes(http, { db, plans, recents })
  creditsRoutes(http, { db, credits, recents })
  affiliateRoom.register(http, linkOrigin)
  await installUploads(http, path.join(env.DATA_DIR, 'uploads'))
  const storage = watchedStorage(await openStorage(env), metrics.countStorageError)
  const files = createFilesRoom({
    db,
    log,
    storage,
    secret: deriveKey(secret, 'file links'),
    ttlS: env.FILE_URL_TTL_S,
  })
  const brandKit = createBrandKitService({ db, ...files })
  brandKitRoutes(http, { brandKit })
  const { templates, ...templatesRoom } = createTemplatesRoom({ brandKit, references: files.references })
  templatesRoom.register(http)
  const engines = createEngines({
    env,
    log,
    listEnabled: async () => (await services.readSwitches(db)).engines,
    onRecord: metrics.observeEngine,
  })
  servicesRoutes(http, { db, recents, services, engines })
  const payments = createPaymentsRoom({
    ...{ db, bus, log, paystack, linkOrigin },
    ...{ limiter, reconcileS: env.RECONCILE_S },
    ...{ errors, audit, users, services, plans, credits, affiliate, webhooks, mail },
  })
  payments.register(http)
  const { runs, ends, watch, failureLimit, ...runsRoom } = createRunsRoom({
    ...{ env, db, bus, ...files, credits, webhooks },
  })
  const making = createMakingRoom({
    env,
    url: database.directUrl,
    onJob: metrics.observeJob,
    ...{ db, bus, log, ...files, errors, services, credits, engines, limiter, templates, linkOrigin },
    ...{ ends, watch, failureLimit },
  })
  const gallery = createGalleryRoom({ db, ...files })
  const live = createLiveRoom({
    ...{ db, bus, log, runs, credits },
    readPayment: payments.readEvent,
    findUser: ({ userId, sessionId, keyId }) =>
      keyId ? keys.findUser(keyId, userId) : auth.sessions.findUser({ sessionId: sessionId ?? '', userId }),
  })
  const { certificates, ...certificatesRoom } = createCertificatesRoom({
    ...{ db, files: files.files, webhooks, audit, users, limiter },
  })
  making.onDelivered(certificatesRoom.issue)
  files.register(http)
  for (const room of [runsRoom, making, gallery, live, certificatesRoom]) room.register(http)
  await making.start()
  const credentials = createCredentialsRoom({
    ...{ db, log, mail, limiter, linkOrigin, files: files.files, certificates },
    keySecret: deriveKey(secret, 'credential keys'),
    mailSecret: deriveKey(secret, 'certificate mails'),
  })
  credentials.register(http)
  const eventPages = createEventPagesRoom({
    ...{ db, log, brandKit, templates, limiter, webhooks, linkOrigin },
    ...{ finishedRuns: making.finishedRuns, generating: making.generating },
    files: files.files,
    intake: files.intake,
    secret: deriveKey(secret, 'event guests'),
  })
  eventPages.register(http)
  const priceLists = createPriceListsRoom({
    ...{ db, log, brandKit, limiter, linkOrigin, runs: making.backgroundRuns },
    ...files,
  })
  priceLists.register(http)
  registerMcpRoom(http, { db, log, credits, endpoints, linkOrigin })
  const erasure = createErasureService({ errors, audit, mail, files: files.files })
  const account = createAccountService({ db, users, erasure, limiter, ...auth })
  accountRoutes(http, { account, profile: auth.profile, cookie, linkOrigin, ...files })
  const { analytics } = registerAdminRoom(http, {
    db,
    errors,
    audit,
    mail,
    users,
    erasure,
    theme,
    credits,
    auth,
    usdRate: env.USD_RATE,
  })
  payoutsRoutes(http, { db, ...affiliateRoom, admin: createPayoutAdmin({ db, audit, ...affiliateRoom }) })
  adminRoutes(http, { db, services, admin: createAdminService({ db, audit, users, services, credits }) })
  const planSync = createPlanSync({ paystack, errors })
  planAdminRoutes(http, { admin: createPlanAdmin({ db, audit, plans, ...planSync }) })

  const probes = {
    database: () => database.pool.query('select 1'),
    storage: () => storage.ready(),
    queue: () => making.queue.ready(),
  }
  const facts = createFacts({ registry: metrics.registry, pool: database.pool })
  const build = readBuildInfo(env.UFARO_COMMIT)
  operationsRoutes(http, { probes, metrics, facts, metricsToken: env.METRICS_TOKEN, build })

  const timers: (() => Promise<void>)[] = []
  const every = (timer: Omit<Repeated, 'log'>) =>
    timers.push(repeat({ ...timer, work: errors.watch(timer.name, timer.work), log }))
  const reconcileMs = env.RECONCILE_S * 1000

  return {
    http,
    seed: async () => {
      await plans.seed(db)
      await services.seed(db)
      const admin = await auth.bootstrapAdmin({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD })
      // Never log a password chosen by the operator.
      return admin ? { admin: env.ADMIN_PASSWORD ? { ...admin, password: 'of ADMIN_PASSWORD' } : admin } : {}
    },
    work: async () => {
      await making.queue.work()
      for (const timer of [...runsRoom.timers, ...making.timers, ...live.timers]) every(timer)
      every({ name: 'following payouts', everyMs: reconcileMs, work: affiliateRoom.payouts.follow })
      if (payments.reconcile) {
        every({ name: 'reconciling payments', everyMs: reconcileMs, work: payments.reconcile })
      }
      every({ name: 'noticing plans that end', everyMs: 600_000, work: notices.notePlansEnding })
      every({ name: 'posting notices', everyMs: 2000, work: notices.post })
      every({ name: 'mailing certificates', everyMs: 1000, work: credentials.post })
      every({ name: 'changing the key of credentials', everyMs: 3_600_000, work: credentials.rotate })
      every({ name: 'sending mails', everyMs: 2000, work: mail.deliverPending })
      for (const work of webhooksRoom.lanes) every({ name: 'delivering webhooks', everyMs: 1000, work })
      every({ name: 'sweeping webhooks', everyMs: 3_600_000, work: webhooksRoom.sweep })
      every({ name: 'folding tallies', everyMs: 60_000, work: analytics.fold })
      every({ name: 'sweeping sessions', everyMs: 600_000, work: auth.sweep })
      every({ name: 'sweeping mails', everyMs: 3_600_000, work: mail.sweep })
      every({ name: 'sweeping error logs', everyMs: 3_600_000, work: errors.sweep })
      every({ name: 'sweeping payment events', everyMs: 3_600_000, work: payments.sweep })
      every({ name: 'purging idempotency keys', everyMs: 3_600_000, work: idempotency.purge })
      every({ name: 'purging keys of guests', everyMs: 3_600_000, work: eventPages.purge })
    },
    warm: () => making.warm(),
    close: async () => {
      webhooksRoom.close()
      await Promise.all(timers.map((stop) => stop()))
      await closeHttp(http, 2000)
      await eventPages.close()
      await credentials.close()
      await priceLists.close()
      await templatesRoom.close()
      await making.close()
      runsRoom.close()
      mailer.close()
    },
  }
}
