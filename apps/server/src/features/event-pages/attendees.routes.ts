import { Readable } from 'node:stream'
import {
  addAttendees,
  attendeesCsv,
  deleteAttendee,
  listAttendees,
  updateAttendee,
} from '@ufaro/contract/http/event-pages.ts'
import type { FastifyInstance } from 'fastify'
import { contentDisposition } from '../../http/content-disposition.ts'
import { route } from '../../http/route.ts'
import type { AttendeesService } from './attendees.service.ts'

export function attendeesRoutes(app: FastifyInstance, { attendees }: { attendees: AttendeesService }) {
  route(app, listAttendees, ({ caller, params, query }) => attendees.list(caller.user.id, params.id, query))

  route(app, attendeesCsv, async ({ caller, params, reply }) => {
    const { name, lines } = await attendees.csv(caller.user.id, params.id)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', contentDisposition(name))
      .header('cache-control', 'private, no-store')
      .send(Readable.from(lines))
  })

  route(app, addAttendees, ({ caller, params, body }) => attendees.add(caller.user.id, params.id, body.names))

  route(app, updateAttendee, ({ caller, params, body }) =>
    attendees.update(caller.user.id, params.id, params.attendeeId, body),
  )

  route(app, deleteAttendee, ({ caller, params }) => attendees.remove(caller.user.id, params.id, params.attendeeId))
}
