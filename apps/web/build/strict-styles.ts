import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Replaces the inline style elements of two libraries, because the CSP forbids them. The toast library's stylesheet is
 * bundled instead, and the scroll lock of the dialogs gets a constructed stylesheet.
 */
export function strictStyles(): Plugin {
  return {
    name: 'ufaro-strict-styles',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: { 'react-style-singleton': path.resolve(import.meta.dirname, '../src/lib/style-singleton.ts') },
      },
      optimizeDeps: { exclude: ['sonner'] },
    }),
    transform(code, id) {
      if (!/sonner[\\/]dist[\\/]index\.mjs/.test(id)) return
      const without = code.replace(/^__insertCSS\(.*\);?$/m, '')
      if (without === code) this.error('sonner changed the way it brings its stylesheet')
      return { code: without, map: null }
    },
  }
}
