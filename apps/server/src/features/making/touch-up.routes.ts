import { anotherDesign } from '@ufaro/contract/http/another-design.ts'
import { getCutout, restoreTone, touchUp } from '@ufaro/contract/http/touch-up.ts'
import type { FastifyInstance } from 'fastify'
import { goneOf } from '../../http/gone.ts'
import { route } from '../../http/route.ts'
import type { AnotherDesign } from './another-design.service.ts'
import type { TouchUpService } from './touch-up.service.ts'

interface Deps {
  touchUps: TouchUpService
  redesign: AnotherDesign
}

export function touchUpRoutes(app: FastifyInstance, { touchUps, redesign }: Deps) {
  route(app, getCutout, async ({ params, caller, reply }) => {
    const png = await touchUps.cutout(caller.user.id, params.id, goneOf(reply))
    return reply.header('content-type', 'image/png').header('cache-control', 'private, no-store').send(png)
  })

  route(app, restoreTone, async ({ params, caller, reply }) => ({
    output: await touchUps.restoreTone(caller.user.id, params.id, params.index, goneOf(reply)),
  }))

  route(app, anotherDesign, async ({ params, caller }) => ({
    output: await redesign(caller.user.id, params.id, params.index),
  }))

  route(app, touchUp, async ({ params, body, caller: { user }, request }) => ({
    outputs: await touchUps.touchUp(user.id, params.id, body.index, request.uploads ?? { parts: {}, digest: '' }),
  }))
}
