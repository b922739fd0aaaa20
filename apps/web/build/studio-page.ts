import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const FIRST = /app[\\/]pages[\\/]studio\.page\.tsx$/

/**
 * Writes studio.html: a copy of app.html that also preloads the studio's scripts, so that the browser loads all scripts
 * in parallel.
 */
export function studioPage(): Plugin {
  let folder = ''
  return {
    name: 'ufaro-studio-page',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir)
    },
    async writeBundle(_, bundle) {
      const page = await readFile(path.join(folder, 'app.html'), 'utf8')
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => FIRST.test(id)))
      if (!first) this.error('the studio has no chunk')
      const wanted = [...closureOf(first, chunks)].filter((file) => !page.includes(file))
      const links = wanted.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      await writeFile(
        path.join(folder, 'studio.html'),
        page.replace('</head>', () => `${links.join('')}</head>`),
      )
    },
  }
}

function closureOf(
  { fileName, imports }: Rolldown.OutputChunk,
  chunks: Rolldown.OutputChunk[],
  seen = new Set<string>(),
) {
  seen.add(fileName)
  for (const chunk of chunks)
    if (imports.includes(chunk.fileName) && !seen.has(chunk.fileName)) closureOf(chunk, chunks, seen)
  return seen
}
