import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Chunk {
  file: string
  imports?: string[]
}

const dist = path.resolve(import.meta.dirname, '../dist')
const read = (name: string) => readFileSync(path.join(dist, name))

/** Number of bytes that a modern browser receives: those of the Brotli file if there is one. */
const bytesSent = (file: string): number => read(existsSync(path.join(dist, `${file}.br`)) ? `${file}.br` : file).length

/**
 * Reads the build output.
 * @throws Error if the app was not built
 */
export function readBundle() {
  if (!existsSync(path.join(dist, '.vite/manifest.json')))
    throw new Error('Build the web app first: npm run build -w apps/web')
  const chunks: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json').toString())
  const page = (name: string) => read(name).toString()
  const scriptsOf = (html: string): string[] =>
    [...page(html).matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => String(file))

  function closure(names: readonly string[], seen = new Set<string>()): Set<string> {
    for (const name of names) {
      if (seen.has(name)) continue
      seen.add(name)
      closure(chunks[name]?.imports ?? [], seen)
    }
    return seen
  }
  /** Returns the chunks that a page's HTML names, and those that they import. */
  const ofPage = (html: string) =>
    closure(Object.keys(chunks).filter((name) => scriptsOf(html).includes(chunks[name]?.file ?? '')))
  const weigh = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + bytesSent(chunks[name]?.file ?? name) / 1000, 0)

  return {
    chunks: Object.keys(chunks),
    text: (name: string) => read(chunks[name]?.file ?? name).toString(),
    ofPage,
    /** Returns the total kilobytes of a page's first chunks, the given parts, and everything that either imports. */
    firstLoad: (html: string, ...parts: string[]) => weigh(closure([...ofPage(html), ...parts])),
    /** Returns the kilobytes that a part adds to the studio page and the parts loaded before. */
    added: (part: string, ...before: string[]) => {
      const there = closure([...ofPage('studio.html'), ...before])
      return weigh([...closure([part])].filter((name) => !there.has(name)))
    },
    page,
    weighScriptsOf: (html: string) => scriptsOf(html).reduce((sum, file) => sum + bytesSent(file) / 1000, 0),
    bytes: (name: string) => read(name).length / 1000,
    assets: Object.values(chunks).map(({ file }) => file),
  }
}
