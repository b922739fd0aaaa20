import { anotherDesign } from '@ufaro/contract/http/another-design.ts'
import { getCutout, restoreTone, touchUp } from '@ufaro/contract/http/touch-up.ts'
import type { FastifyInstance } from 'fastify'
import { goneOf } from '../../http/gone.ts'
import { route } from '../../http/route.ts'
import { createLanes } from '../../infra/lanes.ts'
import type { AnotherDesign } from './another-design.service.ts'
import type { TouchUpService } from './touch-up.service.ts'

interface Deps {
  touchUps: TouchUpService
  redesign: AnotherDesign
}

export function touchUpRoutes(app: FastifyInstance, { touchUps, redesign }: Deps) {
  // Handle one call per user at a time, to save memory: a waiting call has not loaded its pictures yet.
  const inLane = createLanes()

  route(app, getCutout, ({ params, caller: { user }, reply }) => {
    const gone = goneOf(reply)
    return inLane(user.id, async () => {
      const png = await touchUps.cutout(user.id, params.id, gone)
      return reply.header('content-type', 'image/png').header('cache-control', 'private, no-store').send(png)
    })
  })

  route(app, restoreTone, ({ params, caller: { user }, reply }) => {
    const gone = goneOf(reply)
    return inLane(user.id, async () => ({
      output: await touchUps.restoreTone(user.id, params.id, params.index, gone),
    }))
  })

  route(app, anotherDesign, ({ params, caller: { user } }) =>
    inLane(user.id, async () => ({ output: await redesign(user.id, params.id, params.index) })),
  )

  route(app, touchUp, ({ params, body, caller: { user }, request }) =>
    inLane(user.id, async () => ({
      outputs: await touchUps.touchUp(user.id, params.id, body.index, request.uploads ?? { parts: {}, digest: '' }),
    })),
  )
}
