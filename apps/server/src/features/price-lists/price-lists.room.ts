import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../room.ts'
import type { BrandKitService } from '../brand-kit/brand-kit.service.ts'
import type { ArchivesService } from '../files/archives.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { IntakeService } from '../files/intake.service.ts'
import type { BackgroundRunsService } from '../making/background-runs.service.ts'
import { CARDS_MAKER, createCardMaker } from './card-maker.ts'
import { createCardsService } from './cards.service.ts'
import { createItemsService } from './items.service.ts'
import { createListOrders } from './list-orders.ts'
import { createListsService } from './lists.service.ts'
import { createPagesService } from './pages.service.ts'
import { createPhotos } from './photos.ts'
import { priceListsRoutes } from './price-lists.routes.ts'
import { createListPrinter } from './printer.ts'

interface Deps extends AppContext {
  files: FilesService
  archives: ArchivesService
  intake: IntakeService
  brandKit: BrandKitService
  backgroundRuns: BackgroundRunsService
}

export function createPriceListsRoom(deps: Deps) {
  const { backgroundRuns: runs, linkOrigin } = deps
  const printer = createListPrinter()
  const orders = createListOrders(deps)
  const lists = createListsService({ ...deps, runs })
  const own = { ...deps, runs, printer, orders, lists }
  runs.addMaker(CARDS_MAKER, createCardMaker(own))

  return {
    register(http: FastifyInstance): void {
      priceListsRoutes(http, {
        lists,
        items: createItemsService({ ...own, photos: createPhotos(deps) }),
        cards: createCardsService(own),
        pages: createPagesService(own),
        linkOrigin,
      })
    },

    close: (): Promise<void> => printer.close(),
  }
}
