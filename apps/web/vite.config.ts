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
 * What most pages load anyway packs better as a few files than as many: the libraries, what stands around every page, and
 * what every tool of the studio is made of. Each takes along what it imports and nothing before it holds.
 */
const TOGETHER = [
  // Alone, so that the landing page's boot script can have it without the rest.
  { name: 'preload', test: /vite.preload-helper|rolldown.runtime/, priority: 4 },
  {
    name: 'libraries',
    test: /node_modules.(?:react|react-dom|scheduler|react-router|@tanstack|zustand|zod)[/\\]/,
    priority: 3,
  },
  // Without what the menus of the header hold, which comes when one is opened.
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
    // Names what each page loads, for the test of the budgets.
    manifest: true,
    target: 'es2023',
    // Every browser of that year knows it.
    modulePreload: {
      polyfill: false,
      // Names of what a page needs are weight on every first visit: the studio's alone are worth it.
      resolveDependencies: (file, needed) =>
        /\/(?:studio\.page|\w+\.panel)-/.test(file) ? needed : needed.filter((each) => each.endsWith('.css')),
    },
    // Small pictures and fonts stay files: data URLs would make the stylesheet heavier for everybody.
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
