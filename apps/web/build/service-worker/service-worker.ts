import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

const SOURCE = path.join(import.meta.dirname, 'worker.js')
/** Files without a hash in their name that are needed offline. */
const FIXED = ['offline.html', 'boot.js', 'icon.svg']
/** Fonts that most pages use. All other fonts are loaded when a page needs them. */
const FACES = /\/(inter-400|inter-600|caveat-700|permanent-marker-brand)-.{8}\.woff2$/

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** Writes /sw.js with the list of files that every page needs, and a version derived from their contents. */
export function serviceWorker(): Plugin {
  let folder = ''
  return {
    name: 'ufaro-service-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir)
    },
    async writeBundle(_, bundle) {
      const chunks: Record<string, Chunk> = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'))
      const page = await readFile(path.join(folder, 'app.html'), 'utf8')
      const faces = Object.keys(bundle).filter((name) => FACES.test(name))
      await withFonts(path.join(folder, 'offline.html'), faces)
      const files = [...new Set([...FIXED, ...shellOf(page, chunks), ...faces])].sort()
      const hash = createHash('sha256')
      for (const file of files) hash.update(file).update(await readFile(path.join(folder, file)))
      const list = { version: hash.digest('hex').slice(0, 12), files: files.map((file) => `/${file}`) }
      const source = await readFile(SOURCE, 'utf8')
      await writeFile(
        path.join(folder, 'sw.js'),
        source.replace('self.__PRECACHE__', () => JSON.stringify(list)),
      )
    },
  }
}

/**
 * Inlines the font rules into the offline page. That page has no stylesheet into which the build would write the fonts'
 * URLs.
 */
async function withFonts(file: string, faces: readonly string[]): Promise<void> {
  const rules = faces.flatMap((face) => {
    const weight = /inter-(\d+)/.exec(face)?.[1]
    return weight ? `@font-face{font-family:Inter;font-weight:${weight};src:url(/${face})}` : []
  })
  const page = await readFile(file, 'utf8')
  await writeFile(file, page.replace('/* Fonts */', rules.join('')))
}

function shellOf(page: string, chunks: Record<string, Chunk>): string[] {
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => String(file))
  const files = new Set(named)
  const add = (chunk: Chunk | undefined) => {
    if (!chunk) return
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const name of chunk.imports ?? []) if (!files.has(chunks[name]?.file ?? '')) add(chunks[name])
  }
  for (const chunk of Object.values(chunks)) if (named.includes(chunk.file)) add(chunk)
  return [...files]
}
