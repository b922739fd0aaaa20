import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Engines } from '../../infra/ai/engines.ts'
import { createQueue, type QueueOptions } from '../../infra/queue/queue.ts'
import type { AppContext } from '../../room.ts'
import type { Builtin } from '../builtin/builtin.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { ErrorsService } from '../errors/errors.service.ts'
import type { BundlesService } from '../files/bundles.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { IntakeService } from '../files/intake.service.ts'
import type { RunLifecycle } from '../runs/run-lifecycle.service.ts'
import type { RunWatch } from '../runs/run-watch.service.ts'
import type { ServicesService } from '../services/services.service.ts'
import type { TemplatesService } from '../templates/templates.service.ts'
import { createAdmission } from './admission.ts'
import { createAnotherDesignService } from './another-design.service.ts'
import { createBackgroundRuns } from './background-runs.service.ts'
import { createBeginWork } from './begin-work.repo.ts'
import { createDelivering } from './delivering.service.ts'
import { generateRoutes } from './generate.routes.ts'
import { createGenerating } from './generating.service.ts'
import { createGenerationsService } from './generations.service.ts'
import { createGuarding } from './guarding.ts'
import { JOB_RULES, type Jobs } from './jobs.ts'
import { createKeptInputs } from './kept-inputs.ts'
import { createKeptParts } from './kept-parts.ts'
import { createMakeBatch } from './make-batch.ts'
import { createMakeOutput } from './make-output.ts'
import { createMakers } from './makers.ts'
import { createMayPay } from './may-pay.ts'
import { createOpenRun } from './open-run.ts'
import { createOutputWait } from './output-wait.ts'
import { createQueueSlot } from './queue-slot.ts'
import { createRedrawing } from './redrawing.ts'
import { refuseBigBodies } from './refuse-big-bodies.ts'
import { createSlotRuns } from './slot-runs.service.ts'
import { createSpool } from './spool.ts'
import { touchUpRoutes } from './touch-up.routes.ts'
import { createTouchUpService } from './touch-up.service.ts'
import { createTryEngines } from './try-engines.ts'

interface Deps extends AppContext {
  url: string
  observeJob: QueueOptions<Jobs>['onJob']
  builtin: Builtin
  files: FilesService
  bundles: BundlesService
  intake: IntakeService
  errors: ErrorsService
  services: ServicesService
  credits: CreditsService
  engines: Engines
  templates: TemplatesService
  lifecycle: RunLifecycle
  watch: RunWatch
}

/** Number of jobs beyond one per helper process, so that one can be drawn while another stores its picture. */
const BESIDE_DRAWING = 1
const PATIENCE_MS = 30_000

export function createMakingRoom(deps: Deps) {
  const { env, url, db, bus, log, errors, services, credits, engines, builtin, templates, linkOrigin } = deps
  const { files, bundles, intake, lifecycle, watch } = deps
  const queue = createQueue<Jobs>({ url, jobs: JOB_RULES, bus, log, onJob: deps.observeJob })
  const { engines: waiting, threads } = env.WORKER_CONCURRENCY
  const places = { 'ask-engine': waiting, 'make-output': threads + BESIDE_DRAWING }
  const timeoutMs = env.PROVIDER_TIMEOUT_MS
  const wait = createOutputWait({ db, watch, patienceMs: timeoutMs + PATIENCE_MS })
  const mayPay = createMayPay({ db, credits })
  const admission = createAdmission({ db, services, engines, queue, places, mayPay, limited: env.RATE_LIMIT })
  const queueSlot = createQueueSlot({ queue })
  const beginWork = createBeginWork({ queue })
  const delivering = createDelivering({ db, log, files, lifecycle })
  const parts = createKeptParts({ db, files })
  const makers = createMakers()
  const kept = createKeptInputs({ files })
  const spool = createSpool(path.join(env.DATA_DIR, 'spool'))
  const makeOutput = createMakeOutput({
    ...{ db, log, watch, kept, errors, makers, parts, spool, delivering },
    tryEngines: createTryEngines({ engines, builtin, timeoutMs }),
    guarding: createGuarding({ builtin, log }),
    makeBatch: createMakeBatch({ builtin, bundles, parts }),
    idleS: env.RUN_IDLE_S,
  })
  for (const name of ['make-output', 'ask-engine'] as const) {
    queue.handle(name, { handle: errors.watch(name, makeOutput), concurrency: places[name] })
  }

  const generating = createGenerating({
    generations: createGenerationsService({ db, files, intake, beginWork, admission, mayPay }),
    ...{ db, files, wait, templates, linkOrigin },
  })

  return {
    queue,
    generating,
    backgroundRuns: createBackgroundRuns({ credits, queueSlot, admission, lifecycle, makers }),
    slotRuns: createSlotRuns({ credits, queueSlot, files, kept, admission, lifecycle }),
    onDelivered: delivering.onDelivered,

    register(http: FastifyInstance): void {
      refuseBigBodies(http, { db, mayPay })
      generateRoutes(http, { generating, openRun: createOpenRun({ db, bus, credits, admission }) })
      const redrawing = createRedrawing({ db, files, builtin, kept, lifecycle })
      const redesign = createAnotherDesignService({ db, kept, redrawing })
      touchUpRoutes(http, { touchUps: createTouchUpService({ db, files, intake, kept, builtin, redrawing }), redesign })
      // End the requests that wait for outputs, because they would delay the shutdown.
      http.addHook('preClose', async () => wait.close())
    },

    start: (): Promise<void> => queue.start({ supervise: env.ROLE !== 'api' }),

    timers: [{ name: 'sweeping the spool', everyMs: 600_000, work: spool.sweep }],

    close: () => queue.stop(),
  }
}
