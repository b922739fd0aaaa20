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
import { route } from '../../http/route.ts'
import type { Uploads } from '../../http/upload.ts'
import type { EventPagesService } from './event-pages.service.ts'
import type { Makings } from './makings.service.ts'

interface Deps {
  pages: EventPagesService
  makings: Makings
}

const uploadsOf = ({ uploads }: FastifyRequest): Uploads => uploads ?? { parts: {}, digest: '' }

export function eventPagesRoutes(app: FastifyInstance, { pages, makings }: Deps) {
  route(app, createEventPage, async ({ caller, body, request }) => ({
    page: await pages.create(caller.user, body, uploadsOf(request)),
  }))

  route(app, listEventPages, ({ caller, query }) => pages.list(caller.user.id, query))

  route(app, getEventPage, async ({ caller, params }) => ({
    page: await pages.get(caller.user.id, params.id),
  }))

  route(app, updateEventPage, async ({ caller, params, body }) => ({
    page: await pages.update(caller.user.id, params.id, body),
  }))

  route(app, deleteEventPage, ({ caller, params }) => pages.delete(caller.user.id, params.id))

  route(app, makePageCertificates, ({ caller: { user }, params, body: { who, mail, ...fields }, request, reply }) =>
    makings.certificates(params.id, { who, mail }, fields, uploadsOf(request), { user, request, reply }),
  )

  route(app, makeThankYou, ({ caller: { user }, params, body, request, reply }) =>
    makings.thankYou(params.id, body, { user, request, reply }),
  )
}
