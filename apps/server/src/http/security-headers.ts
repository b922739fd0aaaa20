import type { FastifyInstance } from 'fastify'

interface Options {
  secure: boolean
  styleHashes: readonly string[]
}

/** Computed once: a header library would dominate the cost of a request. */
function securityHeaders({ secure, styleHashes }: Options) {
  const policy = [
    "default-src 'self'",
    // WebAssembly cuts people out of their backgrounds in the browser; no inline scripts, no eval.
    "script-src 'self' 'wasm-unsafe-eval'",
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // With `same-origin` the checkout popup would appear closed to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  }
  return {
    pages: {
      ...everywhere,
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    },
    api: {
      ...everywhere,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      // Replies are personal.
      'cache-control': 'no-store',
    },
  }
}

export function installSecurityHeaders(http: FastifyInstance, options: Options): void {
  const { pages, api } = securityHeaders(options)
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? api : pages)
    // Lets a user's error report be found in the log.
    reply.header('x-request-id', request.id)
    done()
  })
}
