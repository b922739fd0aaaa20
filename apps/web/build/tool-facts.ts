import { TOOLS } from '@ufaro/contract/tools.ts'
import type { Plugin } from 'vite'

const DECLARATIONS = /^import \{ \w+ \} from '\.\/tools\/[\w-]+\.ts'\n/gm
const LIST = /^export const TOOLS = \{[^}]*\}/m
/** Keys with schemas, texts of the API's documentation and credits of the seeded plans, which most pages do not use. */
const SERVERS = new Set(['request', 'body', 'reply', 'summary', 'guide', 'credits'])

/**
 * Keeps request schemas out of the first load. Most pages need only other facts of the tools, such as names and paths.
 * A panel imports the schema of its own tool.
 */
export function toolFacts(): Plugin {
  const facts = JSON.stringify(TOOLS, (name, value) => (SERVERS.has(name) ? undefined : value))
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
