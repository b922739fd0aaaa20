import { TOOLS } from '@ufaro/contract/tools.ts'
import type { Plugin } from 'vite'

const DECLARATIONS = /^import \{ \w+ \} from '\.\/tools\/[\w-]+\.ts'\n/gm
const LIST = /^export const TOOLS = \{[^}]*\}/m
/** Zod schemas, which only the server and a tool's own panel read. */
const SCHEMAS = new Set(['request', 'body', 'reply', 'credits'])

/**
 * What every page knows of the tools is their labels, slots and paths. Their request schemas stay out of the first load:
 * a panel imports the schema of its own tool.
 */
export function toolFacts(): Plugin {
  const facts = JSON.stringify(TOOLS, (name, value) => (SCHEMAS.has(name) ? undefined : value))
  return {
    name: 'ufaro-tool-facts',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/contract[\\/]src[\\/]tools\.ts$/.test(id)) return
      const without = code.replace(DECLARATIONS, '').replace(LIST, () => `export const TOOLS = ${facts}`)
      if (without === code || /^import \{ .*'\.\/tools\//m.test(without))
        this.error('the list of tools is written in another way')
      return { code: without, map: null }
    },
  }
}
