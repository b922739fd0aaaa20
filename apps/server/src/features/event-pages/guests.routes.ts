import { chooseLanguage } from '@ufaro/contract/guest-texts/guest-texts.ts'
import {
  eventPageCard,
  eventPageHtml,
  eventPageIcs,
  eventPageQr,
  joinEvent,
  leaveEvent,
  publicEventPage,
} from '@ufaro/contract/http/event-pages.ts'
import { qrSvg } from '@ufaro/render/draw/qr-svg.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { clientOf } from '../../http/client-address.ts'
import type { LinkOrigin } from '../../http/link-origin.ts'
import { route } from '../../http/route.ts'
import type { FilesService } from '../files/files.service.ts'
import { presentPublic } from './event-page.presenter.ts'
import { findCardKey, findPublicPage, type PublicPage } from './event-pages.repo.ts'
import type { GuestAssets } from './guest-assets.ts'
import { guestPage, noEventPage } from './guest-page.ts'
import { icsOf } from './ics.ts'
import type { JoiningService } from './joining.service.ts'
import type { Views } from './views.ts'

interface Deps {
  db: Db
  files: Pick<FilesService, 'link' | 'read'>
  joining: JoiningService
  views: Views
  assets: () => Promise<GuestAssets>
  linkOrigin: LinkOrigin
}

const AN_HOUR_S = 3600

export function guestsRoutes(app: FastifyInstance, { db, files, joining, views, assets, linkOrigin }: Deps) {
  const require = async (slug: string): Promise<PublicPage> => {
    const page = await findPublicPage(db, slug)
    if (!page) throw new AppError('NOT_FOUND')
    return page
  }
  const kept = (reply: FastifyReply) => reply.header('cache-control', `public, max-age=${AN_HOUR_S}`)

  route(app, eventPageHtml, async ({ params, query, request, reply }) => {
    const language = chooseLanguage(query.lang, request.headers['accept-language'])
    const page = await findPublicPage(db, params.slug)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('x-robots-tag', 'noindex')
    if (!page) return reply.status(404).send(noEventPage(language, await assets()))
    views.count(page.id)
    const [flyerUrl, origin] = [files.link(page.flyerKey), linkOrigin(request)]
    return reply.send(guestPage({ page, flyerUrl, origin, language, assets: await assets() }))
  })

  route(app, eventPageCard, async ({ params, reply }) => {
    const key = await findCardKey(db, params.slug)
    if (!key) throw new AppError('NOT_FOUND')
    return kept(reply)
      .type('image/jpeg')
      .send(await files.read(key))
  })

  route(app, eventPageQr, async ({ params, request, reply }) => {
    const { slug } = await require(params.slug)
    return kept(reply)
      .type('image/svg+xml')
      .send(qrSvg(`${linkOrigin(request)}/e/${slug}`))
  })

  route(app, eventPageIcs, async ({ params, request, reply }) => {
    const { startsAt, ...page } = await require(params.slug)
    if (!startsAt) throw new AppError('NOT_FOUND')
    const entry = icsOf({ ...page, startsAt }, `${linkOrigin(request)}/e/${page.slug}`)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${page.slug}.ics"`)
      .send(entry)
  })

  route(app, publicEventPage, async ({ params }) => {
    const page = await require(params.slug)
    return presentPublic(page, files.link(page.flyerKey))
  })

  route(app, joinEvent, ({ params, body, request }) => {
    const key = request.headers['idempotency-key']
    return joining.join(params.slug, body, {
      client: clientOf(request),
      key: typeof key === 'string' ? key : undefined,
    })
  })

  route(app, leaveEvent, ({ params, request }) => joining.leave(params.slug, params.token, clientOf(request)))
}
