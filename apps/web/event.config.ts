import path from 'node:path'
import { defineConfig } from 'vite'
import { fonts } from './build/fonts.ts'
import { precompress } from './build/precompress.ts'

/**
 * The page guests see, a build of its own beside the studio's: not a byte of the studio comes along. The server writes the
 * page's words; of this build it takes the addresses of script and styles.
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
