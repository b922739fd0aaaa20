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
    'cross-origin-resource-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  }
  // With `same-origin` the checkout popup would appear closed to the page that opened it.
  const window = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }
  const inert = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
  return {
    pages: {
      ...everywhere,
      ...window,
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    },
    // Short: a first visit to the gallery loads 80 of these. Scripts of workers have no policy but this one.
    assets: {
      ...everywhere,
      'content-security-policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'",
    },
    files: { ...everywhere, ...inert },
    // Replies are personal.
    api: { ...everywhere, ...window, ...inert, 'cache-control': 'no-store' },
  }
}

export function installSecurityHeaders(http: FastifyInstance, options: Options): void {
  const { pages, assets, files, api } = securityHeaders(options)
  const headersOf = (url: string) => {
    if (url.startsWith('/api/')) return api
    if (url.startsWith('/files/')) return files
    return url.startsWith('/assets/') ? assets : pages
  }
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url))
    // Lets a user's error report be found in the log.
    reply.header('x-request-id', request.id)
    done()
  })
}
