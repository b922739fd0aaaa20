// Import rules for the layout in ARCHITECTURE.md, checked by `npm run check`. scripts/walls.ts adds checks that import
// rules cannot express: every room is in scripts/rooms.json, SQL names tables of other rooms only where
// scripts/foreign-tables.ts allows it, and dependency-cruiser has read a minimum number of modules.

/** A room may use services and row types of earlier rooms in this list, never of later ones. */
const { stair } = require('./scripts/rooms.json')

const upstairs = stair.slice(0, -1).map((room, step) => {
  const upper = stair.slice(step + 1).join('|')
  return {
    name: `stair-${room}-never-looks-up`,
    severity: 'error',
    from: { path: `^apps/server/src/features/${room}/` },
    to: { path: `^apps/server/src/(features/(${upper})/|db/schema/(${upper})[.]ts$)` },
  }
})

const wall = (name, from, to, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: to, ...extra },
})

const rules = [
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  // If an import could not be resolved, no other rule would see it.
  { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },

  wall('client-stands-alone', '^packages/client/src/', '^(apps|packages/(?!client/))|node_modules'),
  wall('contract-is-the-ground', '^packages/contract/', '^(apps|packages/(?!contract/))'),
  wall('contract-runs-anywhere', '^packages/contract/src/(?!.*[.]test[.]ts$)', '', { dependencyTypes: ['core'] }),
  wall('render-stands-on-contract', '^packages/render/', '^apps/'),
  wall(
    'draw-is-pure',
    '^packages/render/src/(draw|codec)/(?!.*[.]test[.]ts$)',
    '^packages/render/src/node/|node_modules/(sharp|@napi-rs)',
  ),
  wall('draw-runs-anywhere', '^packages/render/src/(draw|codec)/(?!.*[.]test[.]ts$)', '', {
    dependencyTypes: ['core'],
  }),
  // zod/mini is a fifth of the size of zod in the browser.
  wall('contract-and-web-use-zod-mini', '^(packages/contract|apps/web)/', '(^|/)node_modules/zod/(?!mini/)'),
  wall('only-env-uses-all-of-zod', '^apps/server/src/(?!env[.]ts$)', '(^|/)node_modules/zod/(?!mini/|v4/core/)'),

  wall('web-and-server-never-meet', '^apps/web/', '^apps/(?!web/)'),
  // This file imports the request schemas of all tools, which the web bundle must not contain.
  wall('web-has-no-tool-calls', '^apps/web/src/(?!.*[.]test[.]tsx?$)', '^packages/contract/src/http/tool-calls[.]ts$'),
  wall('web-gets-only-draw', '^apps/web/', '^packages/render/src/(?!draw/|codec/)'),
  wall('server-never-sees-web', '^apps/server/', '^apps/(?!server/)'),
  // The product may reach the sandbox only over HTTP, as it reaches the real provider.
  wall('product-never-imports-the-sandbox', '^(?!apps/paystack-sandbox/)', '^apps/paystack-sandbox/'),
  wall('sandbox-never-imports-the-product', '^apps/paystack-sandbox/', '^(packages|apps/(?!paystack-sandbox/))'),
  wall(
    'product-never-sees-tests',
    '^(apps|packages)/[^/]+/src/(?!.*[.]test[.]tsx?$)',
    '^apps/server/test/|[.]test[.]tsx?$',
  ),

  wall('infra-knows-no-business', '^apps/server/src/infra/', '^apps/server/src/(features|modes|app[.]ts$|main[.]ts$)'),
  wall(
    'db-and-http-know-no-rooms',
    '^apps/server/src/(db|http)/',
    '^apps/server/src/(features|modes|app[.]ts$|main[.]ts$)',
  ),
  wall(
    'rooms-do-not-know-the-house',
    '^apps/server/src/features/(?!.*[.]test[.]ts$)',
    '^apps/server/src/(app|main)[.]ts$',
  ),
  wall('modes-are-leaves', '^apps/server/src/modes/[^/]+/', '^apps/server/src/(features|app|infra|db|http)'),
  wall('modes-are-strangers', '^apps/(server|web)/src/modes/([^/]+)/', '^apps/$1/src/modes/[^/]+/', {
    pathNot: '^apps/$1/src/modes/($2|words)/',
  }),
  wall('rooms-meet-through-services', '^apps/server/src/features/([^/]+)/', '^apps/server/src/features/[^/]+/', {
    pathNot: '^apps/server/src/features/($1/|[^/]+/[^/]+[.]service[.]ts$)',
  }),

  // Services return rows, so features share the types of rows, but not the tables.
  wall('tables-stay-in-their-room', '^apps/server/src/features/(?!reports/)([^/]+)/', '^apps/server/src/db/schema', {
    pathNot: '^apps/server/src/db/schema/$1[.]ts$',
    dependencyTypesNot: ['type-only'],
  }),
  wall('http-has-tables-of-its-own', '^apps/server/src/http/', '^apps/server/src/db/schema', {
    pathNot: '^apps/server/src/db/schema/http[.]ts$',
  }),

  wall('web-features-are-strangers', '^apps/web/src/features/([^/]+)/', '^apps/web/src/features/[^/]+/', {
    pathNot: '^apps/web/src/features/$1/',
  }),
  wall('web-bricks-look-down', '^apps/web/src/(ui|lib)/', '^apps/web/src/(app|studio|features|modes)/'),
  wall('web-pages-compose', '^apps/web/src/(studio|features|modes)/', '^apps/web/src/app/'),
  wall('studio-knows-no-mode', '^apps/web/src/studio/', '^apps/web/src/modes/[^/]+/'),
  ...upstairs,
]

module.exports = {
  forbidden: rules,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    // The default parser needs the JavaScript API of the TypeScript compiler, which TypeScript 7 does not have.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['node', 'import', 'types', 'default'] },
  },
}
