import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fonts } from './build/fonts.ts'
import { leanContract } from './build/lean-contract.ts'
import { precompress } from './build/precompress.ts'
import { prerender } from './build/prerender.ts'
import { serviceWorker } from './build/service-worker/service-worker.ts'
import { strictStyles } from './build/strict-styles.ts'
import { studioPage } from './build/studio-page.ts'
import { toolFacts } from './build/tool-facts.ts'

const page = (name: string) => path.resolve(import.meta.dirname, name)
const server = process.env.UFARO_API ?? 'http://localhost:3001'

/**
 * Groups of modules that are bundled into one chunk each, because shared code compresses better in few files. A group
 * includes its imports, except those in groups of a higher priority.
 */
const TOGETHER = [
  // Keep this code in a group of its own, so that the boot script of the landing page loads nothing else.
  { name: 'preload', test: /vite.preload-helper|rolldown.runtime/, priority: 5 },
  {
    name: 'libraries',
    test: /node_modules.(?:react|react-dom|scheduler|react-router|@tanstack|zustand)[/\\]/,
    priority: 4,
  },
  // Keep the validation code in a group of its own, because pages that only make API calls do not need it.
  {
    name: 'schemas',
    test: /node_modules.zod[/\\]|packages.contract.src.(?:account-rules|plan-config|theme|tools.prompt)\.ts/,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  { name: 'frame', test: /apps.web.src.app.main\.tsx/, priority: 3 },
  { name: 'studio', test: /apps.web.src.(?:app.pages.studio|modes.headshot.headshot)\.p/, priority: 2 },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    fonts(),
    strictStyles(),
    toolFacts(),
    leanContract(),
    react(),
    tailwindcss(),
    prerender(),
    serviceWorker(),
    studioPage(),
    precompress(),
  ],
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/files', '/openapi.json', '/docs'].map((route) => [route, server])),
  },
  appType: 'spa',
  build: {
    outDir: page('dist'),
    emptyOutDir: true,
    // The test of the bundle's size reads this manifest.
    manifest: true,
    target: 'es2023',
    // A polyfill is not needed, because every browser that supports ES2023 supports module preload.
    modulePreload: {
      polyfill: false,
      // Preload modules only for the studio and its tool panels, because lists of modules make every page larger. Other
      // pages preload only styles.
      resolveDependencies: (file, needed) =>
        /\/(?:studio|[\w-]+\.panel)-/.test(file) ? needed : needed.filter((each) => each.endsWith('.css')),
    },
    // Do not inline small pictures and fonts as data URLs, because they would make the stylesheet larger for everyone.
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
