import {
  createEventPage,
  deleteEventPage,
  getEventPage,
  listEventPages,
  makePageCertificates,
  makeThankYou,
  updateEventPage,
} from '@ufaro/contract/http/event-pages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LinkOrigin } from '../../http/link-origin.ts'
import { route } from '../../http/route.ts'
import type { Uploads } from '../../http/upload.ts'
import type { EventPagesService } from './event-pages.service.ts'
import type { Makings } from './makings.service.ts'

interface Deps {
  pages: EventPagesService
  makings: Makings
  linkOrigin: LinkOrigin
}

const uploadsOf = ({ uploads }: FastifyRequest): Uploads => uploads ?? { parts: {}, digest: '' }

export function eventPagesRoutes(app: FastifyInstance, { pages, makings, linkOrigin }: Deps) {
  route(app, createEventPage, async ({ caller, body, request }) => ({
    page: await pages.create(caller.user, body, uploadsOf(request), linkOrigin(request)),
  }))

  route(app, listEventPages, ({ caller, query, request }) => pages.list(caller.user.id, query, linkOrigin(request)))

  route(app, getEventPage, async ({ caller, params, request }) => ({
    page: await pages.get(caller.user.id, params.id, linkOrigin(request)),
  }))

  route(app, updateEventPage, async ({ caller, params, body, request }) => ({
    page: await pages.update(caller.user.id, params.id, body, linkOrigin(request)),
  }))

  route(app, deleteEventPage, ({ caller, params }) => pages.delete(caller.user.id, params.id))

  route(app, makePageCertificates, ({ caller: { user }, params, body: { who, mail, ...fields }, request, reply }) =>
    makings.certificates(params.id, { who, mail }, fields, uploadsOf(request), { user, request, reply }),
  )

  route(app, makeThankYou, ({ caller: { user }, params, body, request, reply }) =>
    makings.thankYou(params.id, body, { user, request, reply }),
  )
}
