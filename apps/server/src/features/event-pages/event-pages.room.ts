import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { deriveKey } from '../../db/session-secret.ts'
import type { AppContext } from '../../room.ts'
import type { BrandKitService } from '../brand-kit/brand-kit.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { IntakeService } from '../files/intake.service.ts'
import type { BackgroundRunsService } from '../making/background-runs.service.ts'
import type { Generating } from '../making/generating.service.ts'
import type { TemplatesService } from '../templates/templates.service.ts'
import type { WebhooksService } from '../webhooks/webhooks.service.ts'
import { attendeesRoutes } from './attendees.routes.ts'
import { createAttendeesService } from './attendees.service.ts'
import { eventPagesRoutes } from './event-pages.routes.ts'
import { createEventPagesService } from './event-pages.service.ts'
import { createFlyers } from './flyers.ts'
import { type GuestAssets, readGuestAssets } from './guest-assets.ts'
import { guestsRoutes } from './guests.routes.ts'
import { createJoiningService } from './joining.service.ts'
import { createMakings } from './makings.service.ts'
import { createViews } from './views.ts'

interface Deps extends AppContext {
  files: FilesService
  intake: IntakeService
  brandKit: BrandKitService
  templates: TemplatesService
  backgroundRuns: BackgroundRunsService
  generating: Generating
  webhooks: WebhooksService
}

const WEB_ROOT = path.resolve(import.meta.dirname, '../../../../web/dist')

export function createEventPagesRoom(deps: Deps) {
  const { db, log, files, brandKit, generating, backgroundRuns: runs, limiter, linkOrigin } = deps
  const secret = deriveKey(deps.secret, 'event guests')
  const flyers = createFlyers()
  const views = createViews({ db, log })
  const pages = createEventPagesService({ ...deps, runs, flyers })
  const joining = createJoiningService({ db, limiter, webhooks: deps.webhooks, secret })
  let assets: Promise<GuestAssets> | undefined
  const readAssets = (): Promise<GuestAssets> => {
    assets ??= readGuestAssets(WEB_ROOT)
    return assets
  }

  return {
    register(http: FastifyInstance): void {
      const makings = createMakings({ db, pages, files, brandKit, flyers, generating })
      eventPagesRoutes(http, { pages, makings })
      attendeesRoutes(http, { attendees: createAttendeesService({ db, pages }) })
      guestsRoutes(http, { db, files, joining, views, assets: readAssets, linkOrigin })
    },

    timers: [{ name: 'purging keys of guests', everyMs: 3_600_000, work: joining.purge }],

    async close(): Promise<void> {
      await views.settle()
      await flyers.close()
    },
  }
}
