import type { FastifyInstance } from 'fastify'

interface Options {
  /** True where people come by https. */
  secure: boolean
  /** Hashes of the style elements the built pages carry: `'sha256-…'`. */
  styleHashes: readonly string[]
}

/** Headers of every answer, worked out once: a header library costs more a request than everything else together. */
function securityHeaders({ secure, styleHashes }: Options): Record<string, string> {
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
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // With `same-origin` the page would read its own checkout popup as closed the moment it opens.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

export function installSecurityHeaders(http: FastifyInstance, options: Options): void {
  const headers = securityHeaders(options)
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    // The one word by which a person's failure is found in the log.
    reply.header('x-request-id', request.id)
    // Answers of the API are about one person at one moment.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
}
