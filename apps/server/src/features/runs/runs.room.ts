import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../room.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { ArchivesService } from '../files/archives.service.ts'
import type { FilesService } from '../files/files.service.ts'
import { createFeedbackService } from './feedback.service.ts'
import { createRunLifecycle } from './run-lifecycle.service.ts'
import { createRunWatch } from './run-watch.service.ts'
import { runsRoutes } from './runs.routes.ts'
import { createRunsService } from './runs.service.ts'
import { createSweeper } from './sweeper.ts'

interface Deps extends AppContext {
  files: FilesService
  archives: ArchivesService
  credits: CreditsService
}

export function createRunsRoom({ env, db, bus, files, archives, credits }: Deps) {
  const lifecycle = createRunLifecycle({ bus })
  const watch = createRunWatch({ bus })
  const runs = createRunsService({ db, credits, files, lifecycle })
  const sweeper = createSweeper({ db, lifecycle, files, archives, idleS: env.RUN_IDLE_S })
  const closingMs = Math.min(30_000, Math.max(1000, env.RUN_IDLE_S * 250))

  return {
    runs,
    lifecycle,
    watch,
    register: (http: FastifyInstance): void =>
      runsRoutes(http, { runs, feedback: createFeedbackService({ db, credits, files, lifecycle }) }),
    timers: [
      { name: 'closing idle runs', everyMs: closingMs, work: sweeper.closeIdleRuns },
      { name: 'clearing files away', everyMs: 600_000, work: sweeper.clear },
    ],
    close: watch.close,
  }
}
