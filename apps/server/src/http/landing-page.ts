import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)
const MARK = '__ORIGIN__'
const MOST = 8

interface Copy {
  html: Buffer
  packed: Buffer
}

/**
 * Returns the landing page with absolute URLs, which link previews and search engines need. Renders and compresses the
 * page once per origin.
 */
export async function createLandingPage(root: string): Promise<(origin: string) => Promise<Copy>> {
  const drawn = await readFile(path.join(root, 'index.html'), 'utf8')
  const copies = new Map<string, Promise<Copy>>()

  async function write(origin: string): Promise<Copy> {
    const html = Buffer.from(drawn.replaceAll(MARK, origin))
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: html.length }
    return { html, packed: await brotli(html, { params }) }
  }

  return (origin) => {
    const known = copies.get(origin)
    if (known) return known
    if (copies.size >= MOST) copies.clear()
    const copy = write(origin)
    copies.set(origin, copy)
    return copy
  }
}
