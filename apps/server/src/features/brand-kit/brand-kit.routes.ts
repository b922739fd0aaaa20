import { getBrandKit, putBrandKit } from '@ufaro/contract/http/brand-kit.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { BrandKitService } from './brand-kit.service.ts'

export function brandKitRoutes(app: FastifyInstance, { brandKit }: { brandKit: BrandKitService }) {
  route(app, getBrandKit, ({ caller }) => brandKit.getKit(caller.user.id))

  route(app, putBrandKit, ({ caller, body, request }) =>
    brandKit.updateKit(caller.user.id, body, request.uploads ?? { parts: {}, digest: '' }),
  )
}
