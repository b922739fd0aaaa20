import path from 'node:path'
import { defineConfig } from 'vite'
import { fonts } from './build/fonts.ts'
import { precompress } from './build/precompress.ts'

/**
 * A separate build for the guest page, so that this page loads no code of the studio. The server renders the page's
 * texts and reads the URLs of script and styles from this build.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [fonts(), precompress({ onlyOwn: true })],
  publicDir: false,
  build: {
    outDir: path.resolve(import.meta.dirname, 'dist'),
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: [path.resolve(import.meta.dirname, 'event.html')] },
  },
})
