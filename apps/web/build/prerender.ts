import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

const ENTRY = 'src/app/prerender.tsx'
/**
 * Fonts that the top of the page uses. They are preloaded, because the browser would discover them only after the
 * stylesheet.
 */
const FIRST_FACES = ['inter-400', 'caveat-700']

/**
 * Prerenders the landing page into index.html with inlined styles, so that the top of the page needs one response and
 * two fonts.
 */
export function prerender(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'ufaro-prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: (config) => {
      root = config.root
      folder = path.resolve(root, config.build.outDir)
    },
    async writeBundle(_, bundle) {
      const page = path.join(folder, 'index.html')
      const [html, manifest, markup] = await Promise.all([
        readFile(page, 'utf8'),
        readFile(path.join(folder, '.vite/manifest.json'), 'utf8'),
        drawLanding(root),
      ])
      const styles = await Promise.all(
        stylesOf(JSON.parse(manifest)).map((name) => readFile(path.join(folder, name), 'utf8')),
      )
      const faces = FIRST_FACES.map((face) =>
        Object.keys(bundle).find((name) => new RegExp(`/${face}-[^-]{8}\\.woff2$`).test(name)),
      )
      const head = [
        ...faces.map((face) => `<link rel="preload" href="/${face}" as="font" type="font/woff2" crossorigin>`),
        `<style>${styles.join('').replaceAll('./', '/assets/')}</style>`,
      ]
      await writeFile(
        page,
        html
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace('</head>', () => `${head.join('')}</head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`),
      )
    },
  }
}

function stylesOf(manifest: Record<string, { css?: string[]; dynamicImports?: string[] }>): string[] {
  return (manifest['index.html']?.dynamicImports ?? []).flatMap((name) => manifest[name]?.css ?? [])
}

async function drawLanding(root: string): Promise<string> {
  const folder = path.join(root, 'node_modules/.prerender')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      ssr: ENTRY,
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
    ssr: { noExternal: true },
  })
  provideBrowser()
  const made: { drawLanding: () => Promise<string> } = await import(
    pathToFileURL(path.join(folder, 'prerender.js')).href
  )
  const markup = await made.drawLanding()
  await rm(folder, { recursive: true, force: true })
  return markup
}

/** Defines browser globals that some modules read on import. */
function provideBrowser(): void {
  const localStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  Object.assign(globalThis, { window: { localStorage, addEventListener: () => {} } })
}
