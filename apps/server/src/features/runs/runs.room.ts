import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../room.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { ArchivesService } from '../files/archives.service.ts'
import type { FilesService } from '../files/files.service.ts'
import { createFeedbackService } from './feedback.service.ts'
import { createRunEnds } from './run-ends.service.ts'
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
  const ends = createRunEnds({ bus })
  const watch = createRunWatch({ bus })
  const runs = createRunsService({ db, credits, files, ends })
  const sweeper = createSweeper({ db, ends, files, archives, idleS: env.RUN_IDLE_S })

  return {
    runs,
    ends,
    watch,
    register: (http: FastifyInstance): void =>
      runsRoutes(http, { runs, feedback: createFeedbackService({ db, credits, files, ends }) }),
    timers: [
      {
        name: 'closing idle runs',
        everyMs: Math.min(30_000, Math.max(1000, env.RUN_IDLE_S * 250)),
        work: sweeper.closeIdleRuns,
      },
      { name: 'clearing files away', everyMs: 600_000, work: sweeper.clear },
    ],
    close: watch.close,
  }
}
