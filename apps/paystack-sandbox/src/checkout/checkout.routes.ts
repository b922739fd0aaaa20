import type { FastifyInstance } from 'fastify'
import { checkoutPage } from '#sandbox/checkout/checkout.page.ts'
import { CHECKOUT_SCRIPT } from '#sandbox/checkout/checkout.script.ts'
import type { createCheckout } from '#sandbox/checkout/checkout.ts'
import { readFields } from '#sandbox/http/fields.ts'
import { PAGE_STYLE, sendPage } from '#sandbox/http/page.ts'

interface Deps {
  checkout: ReturnType<typeof createCheckout>
}

export function checkoutRoutes(http: FastifyInstance, { checkout }: Deps): void {
  http.get<{ Params: { code: string } }>('/checkout/:code', async ({ params }, reply) =>
    sendPage(reply, checkoutPage(checkout.find(params.code))),
  )
  http.post<{ Params: { code: string } }>('/checkout/:code', async ({ params, body }) =>
    checkout.submit(params.code, readFields(body)),
  )
  http.get('/assets/page.css', (_request, reply) => reply.type('text/css').send(PAGE_STYLE))
  http.get('/assets/checkout.js', (_request, reply) => reply.type('text/javascript').send(CHECKOUT_SCRIPT))
}
