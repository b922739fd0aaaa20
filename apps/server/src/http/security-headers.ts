import type { FastifyInstance } from 'fastify'

interface Options {
  secure: boolean
  styleHashes: readonly string[]
}

/** Computes the headers once, because setting them by a library would take most of the time of a request. */
function securityHeaders({ secure, styleHashes }: Options) {
  const policy = [
    "default-src 'self'",
    // The browser needs WebAssembly to remove backgrounds. Inline scripts and `eval` stay forbidden.
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
  // With `same-origin`, the checkout popup would appear closed to the page that opened it.
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
    // Keep these headers short, because a page loads many of these files. The content security policy is needed for the
    // scripts of web workers.
    assets: {
      ...everywhere,
      'content-security-policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'",
    },
    files: { ...everywhere, ...inert },
    // Responses may contain personal data, so they must not be cached.
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
    // Users quote this id in error reports. It leads to the log lines of the request.
    reply.header('x-request-id', request.id)
    done()
  })
}
