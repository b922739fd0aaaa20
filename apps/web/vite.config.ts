import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fonts } from './build/fonts.ts'
import { precompress } from './build/precompress.ts'
import { prerender } from './build/prerender.ts'
import { serviceWorker } from './build/service-worker/service-worker.ts'
import { strictStyles } from './build/strict-styles.ts'
import { toolFacts } from './build/tool-facts.ts'

const page = (name: string) => path.resolve(import.meta.dirname, name)
const server = process.env.UFARO_API ?? 'http://localhost:3001'

/**
 * Chunk groups: shared code compresses better in few files. Each group includes its imports, except those in earlier
 * groups.
 */
const TOGETHER = [
  // Separate, so that the landing page's boot script loads nothing else.
  { name: 'preload', test: /vite.preload-helper|rolldown.runtime/, priority: 4 },
  {
    name: 'libraries',
    test: /node_modules.(?:react|react-dom|scheduler|react-router|@tanstack|zustand|zod)[/\\]/,
    priority: 3,
  },
  // Without the header's menus, which load on demand.
  { name: 'frame', test: /apps.web.src.(?:lib.|app.(?!pages|landing-boot|header.\w+-(?:panel|grids)))/, priority: 2 },
  { name: 'studio', test: /apps.web.src.studio.(?:run|credits|upload|shell)./, priority: 1 },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [fonts(), strictStyles(), toolFacts(), react(), tailwindcss(), prerender(), serviceWorker(), precompress()],
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/files', '/openapi.json', '/docs'].map((route) => [route, server])),
  },
  appType: 'spa',
  build: {
    outDir: page('dist'),
    emptyOutDir: true,
    // For the budget test.
    manifest: true,
    target: 'es2023',
    // Supported by every browser of that year.
    modulePreload: {
      polyfill: false,
      // Preload lists add weight to every first visit: only the studio's are worth it.
      resolveDependencies: (file, needed) =>
        /\/(?:studio\.page|\w+\.panel)-/.test(file) ? needed : needed.filter((each) => each.endsWith('.css')),
    },
    // No data URLs for small pictures and fonts: they would enlarge the stylesheet for everyone.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: [page('index.html'), page('app.html')],
      output: {
        codeSplitting: { groups: TOGETHER },
      },
    },
  },
})
