import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isTracing, type OpenSpan, startSpan } from './tracing.ts'

/** Must be registered before other hooks, so that their work belongs to the span of the request. */
export function traceHttp(http: FastifyInstance): void {
  if (!isTracing()) return
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  const within = (request: FastifyRequest, done: () => void) => {
    const span = spans.get(request)
    if (span) span.within(done)
    else done()
  }
  http.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url
    if (route?.startsWith('/api')) {
      const span = startSpan(`${request.method} ${route}`, {
        kind: 'server',
        attributes: { 'http.request.method': request.method, 'http.route': route, 'ufaro.request_id': request.id },
        parent: request.headers.traceparent as string | undefined,
      })
      if (span) spans.set(request, span)
    }
    within(request, done)
  })
  // Restore the async context, because it is lost while the request body is read.
  http.addHook('preValidation', (request, _reply, done) => within(request, done))
  http.addHook('onResponse', (request, reply, done) => {
    spans.get(request)?.set({ 'http.response.status_code': reply.statusCode })
    spans.get(request)?.end(reply.statusCode >= 500)
    done()
  })
}
