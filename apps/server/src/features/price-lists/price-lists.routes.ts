import {
  createPriceList,
  deletePriceList,
  getPriceList,
  listPriceLists,
  makePriceCards,
  priceCardsLink,
  priceCatalogue,
  pricePages,
  putPriceItems,
  updatePriceList,
} from '@ufaro/contract/http/price-lists.ts'
import type { FastifyInstance } from 'fastify'
import { contentDisposition } from '../../http/content-disposition.ts'
import type { LinkOrigin } from '../../http/link-origin.ts'
import { route } from '../../http/route.ts'
import type { CardsService } from './cards.service.ts'
import type { ItemsService } from './items.service.ts'
import type { ListsService } from './lists.service.ts'
import type { PagesService } from './pages.service.ts'

interface Deps {
  lists: ListsService
  items: ItemsService
  cards: CardsService
  pages: PagesService
  linkOrigin: LinkOrigin
}

const fileHeaders = (name: string, type: string) => ({
  'content-type': type,
  'content-disposition': contentDisposition(name),
  'cache-control': 'private, no-store',
})

export function priceListsRoutes(app: FastifyInstance, { lists, items, cards, pages, linkOrigin }: Deps) {
  route(app, createPriceList, async ({ caller, body }) => ({ list: await lists.create(caller.user.id, body) }))

  route(app, listPriceLists, ({ caller, query }) => lists.list(caller.user.id, query))

  route(app, getPriceList, async ({ caller, params }) => ({ list: await lists.get(caller.user.id, params.id) }))

  route(app, updatePriceList, async ({ caller, params, body }) => ({
    list: await lists.update(caller.user.id, params.id, body),
  }))

  route(app, deletePriceList, ({ caller, params }) => lists.delete(caller.user.id, params.id))

  route(app, putPriceItems, ({ caller, params, body, request }) =>
    items.put(caller.user.id, params.id, body.items, request.uploads ?? { parts: {}, digest: '' }),
  )

  route(app, makePriceCards, ({ caller, params, body }) => cards.make(caller.user, params.id, body.only))

  route(app, priceCardsLink, ({ caller, params }) => pages.archive(caller.user.id, params.id))

  route(app, pricePages, async ({ caller, params, query, reply }) => {
    if (query.format === 'png') {
      const { name, bytes } = await pages.page(caller.user.id, params.id, Number(query.page ?? 1))
      return reply.headers(fileHeaders(name, 'image/png')).send(bytes)
    }
    const { name, stream } = await pages.document(caller.user.id, params.id)
    return reply.headers(fileHeaders(name, 'application/pdf')).send(stream)
  })

  route(app, priceCatalogue, async ({ caller, params, request, reply }) => {
    const { name, text } = await pages.catalogue(caller.user.id, params.id, linkOrigin(request))
    return reply.headers(fileHeaders(name, 'text/csv; charset=utf-8')).send(text)
  })
}
