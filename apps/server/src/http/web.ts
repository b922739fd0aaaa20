import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from './app-error.ts'
import { createLandingPage } from './landing-page.ts'
import type { LinkOrigin } from './link-origin.ts'
import type { WebFiles } from './web-files.ts'

const HASHED = 'assets/'
const ONE_YEAR_S = 31_536_000

const PUBLIC = ['/', '/signup', '/login']
const PRIVATE = [
  '/api/',
  '/files/',
  '/studio',
  '/gallery',
  '/payment',
  '/affiliate',
  '/admin',
  '/verify/',
  '/stop-mails/',
]

/** Paths that only programs request. A missing one is answered with 404 instead of the app's page. */
const FOR_PROGRAMS = /^(api|files)(\/|$)|^assets\/|\.(js|css|map|json|svg|png|jpe?g|webp|ico|woff2?|txt|webmanifest)$/

export async function installWeb(http: FastifyInstance, web: WebFiles, linkOrigin: LinkOrigin): Promise<void> {
  await http.register(fastifyStatic, { root: web.root, serve: false, preCompressed: true, cacheControl: false })
  const landing = await createLandingPage(web.root)
  const shell = web.names.has('app.html') ? 'app.html' : 'index.html'
  const studio = web.names.has('studio.html') ? 'studio.html' : shell

  http.get('/robots.txt', async (request, reply) => reply.type('text/plain').send(robots(linkOrigin(request))))
  http.get('/sitemap.xml', async (request, reply) => reply.type('application/xml').send(sitemap(linkOrigin(request))))

  http.get('/', async (request, reply) => {
    const { html, packed } = await landing(linkOrigin(request))
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
    return takesBrotli ? reply.header('content-encoding', 'br').send(packed) : reply.send(html)
  })

  http.get<{ Params: { '*': string } }>('/*', async ({ params: { '*': path } }, reply) => {
    if (path === 'index.html') return reply.redirect('/', 308)
    if (web.names.has(path)) return path.endsWith('.html') ? page(reply, path) : asset(reply, path)
    if (FOR_PROGRAMS.test(path)) throw new AppError('NOT_FOUND')
    return page(reply, path === 'studio' ? studio : shell)
  })
}

/** Browsers must revalidate the page, because it names the files of the latest build. */
function page(reply: FastifyReply, name: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile(name)
}

function asset(reply: FastifyReply, name: string): FastifyReply {
  const isHashed = name.startsWith(HASHED)
  return reply
    .header('cache-control', isHashed ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache')
    .sendFile(name)
}

const robots = (origin: string): string =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

function sitemap(origin: string): string {
  const urls = PUBLIC.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
}
