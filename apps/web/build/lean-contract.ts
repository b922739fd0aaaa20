import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/**
 * Properties of an endpoint that a client needs to make the call. All other properties are validation and
 * documentation.
 */
const OF_A_CALL = new Set(['method', 'path', 'access'])

interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Keeps the schemas of API calls, and with them zod, out of pages that only make the calls. Endpoints lose their
 * schemas, and constructors of schemas are marked as free of side effects, so that the bundler drops unused schemas.
 */
export function leanContract(): Plugin {
  return {
    name: 'ufaro-lean-contract',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/packages[\\/]contract[\\/]src[\\/].*\.ts$/.test(id)) return
      return { code: apply(code, editsOf(code, id)), map: null, moduleSideEffects: false }
    },
  }
}

function editsOf(code: string, id: string): Edit[] {
  const { program } = parseSync(id, code)
  const edits: Edit[] = []
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { init } of declared.declarations) {
      if (init?.type !== 'CallExpression' && init?.type !== 'ObjectExpression') continue
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' })
      edits.push({ start: init.end, end: init.end, text: '))()' })
    }
  }
  new Visitor({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return
      if (definition?.type !== 'ObjectExpression') return
      const { start, end, properties } = definition
      const kept = properties.filter(isOfACall).map((property) => code.slice(property.start, property.end))
      edits.push({ start, end, text: `{ ${kept.join(', ')} }` })
    },
  }).visit(program)
  return edits
}

const isOfACall = (property: ESTree.ObjectExpression['properties'][number]): boolean =>
  property.type !== 'Property' || (property.key.type === 'Identifier' && OF_A_CALL.has(property.key.name))

const apply = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
