import { makeProductBatch, retryProductPhoto } from '@ufaro/contract/http/product-batches.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import { route } from '../../http/route.ts'
import type { BrandKitService } from '../brand-kit/brand-kit.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { IntakeService } from '../files/intake.service.ts'
import type { SlotRunsService } from '../making/slot-runs.service.ts'
import type { RunsService } from '../runs/runs.service.ts'
import { createProductBatches } from './product-batches.service.ts'

interface Deps {
  db: Db
  files: FilesService
  intake: IntakeService
  brandKit: BrandKitService
  slotRuns: SlotRunsService
  runs: Pick<RunsService, 'get'>
}

export function createProductBatchesRoom({ runs, ...deps }: Deps) {
  const batches = createProductBatches(deps)
  return {
    register(app: FastifyInstance): void {
      route(app, makeProductBatch, ({ caller, body, request }) =>
        batches.make(caller.user, body, request.uploads ?? { parts: {}, digest: '' }),
      )
      route(app, retryProductPhoto, async ({ caller, params, request }) => {
        await batches.retry(caller.user, params, request.uploads ?? { parts: {}, digest: '' })
        return runs.get(caller.user, params.id)
      })
    },
  }
}
