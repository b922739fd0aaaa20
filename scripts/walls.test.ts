import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './run.ts'
import { findWallFaults } from './walls.ts'

const server = 'apps/server/src'
const web = 'apps/web/src'
/** One violation of each import rule: a file and its forbidden import. */
const breaches: Record<string, [from: string, to: string]> = {
  'contract-is-the-ground': ['packages/contract/src/up.ts', 'packages/render/src/draw/a.ts'],
  'client-stands-alone': ['packages/client/src/up.ts', 'packages/contract/src/a.ts'],
  'contract-runs-anywhere': ['packages/contract/src/core.ts', 'node:fs'],
  'contract-and-web-use-zod-mini': ['packages/contract/src/zod.ts', 'zod'],
  'only-env-uses-all-of-zod': [`${server}/http/zod.ts`, 'zod'],
  'render-stands-on-contract': ['packages/render/src/node/up.ts', `${server}/db/a.ts`],
  'draw-is-pure': ['packages/render/src/draw/impure.ts', 'packages/render/src/node/a.ts'],
  'draw-runs-anywhere': ['packages/render/src/draw/core.ts', 'node:fs'],
  'web-and-server-never-meet': [`${web}/lib/server.ts`, `${server}/db/a.ts`],
  'web-gets-only-draw': [`${web}/lib/render.ts`, 'packages/render/src/node/a.ts'],
  'web-has-no-tool-calls': [`${web}/lib/calls.ts`, 'packages/contract/src/http/tool-calls.ts'],
  'server-never-sees-web': [`${server}/http/web.ts`, `${web}/lib/a.ts`],
  'product-never-imports-the-sandbox': ['packages/render/src/node/pay.ts', 'apps/paystack-sandbox/src/a.ts'],
  'sandbox-never-imports-the-product': ['apps/paystack-sandbox/src/pay.ts', 'packages/contract/src/a.ts'],
  'product-never-sees-tests': [`${server}/http/tests.ts`, 'apps/server/test/a.ts'],
  'infra-knows-no-business': [`${server}/infra/business.ts`, `${server}/features/files/files.service.ts`],
  'db-and-http-know-no-rooms': [`${server}/db/room.ts`, `${server}/features/files/files.service.ts`],
  'rooms-do-not-know-the-house': [`${server}/features/files/house.ts`, `${server}/app.ts`],
  'modes-are-leaves': [`${server}/modes/gif/leaf.ts`, `${server}/infra/a.ts`],
  'modes-are-strangers': [`${server}/modes/gif/friend.ts`, `${server}/modes/dp/a.ts`],
  'rooms-meet-through-services': [`${server}/features/mail/door.ts`, `${server}/features/files/files.repo.ts`],
  'tables-stay-in-their-room': [`${server}/features/payments/reach.repo.ts`, `${server}/db/schema/users.ts`],
  'http-has-tables-of-its-own': [`${server}/http/reach.ts`, `${server}/db/schema/runs.ts`],
  'stair-files-never-looks-up': [`${server}/features/files/rows.ts`, `${server}/db/schema/runs.ts`],
  'web-features-are-strangers': [`${web}/features/auth/friend.ts`, `${web}/features/gallery/a.ts`],
  'web-bricks-look-down': [`${web}/ui/up.ts`, `${web}/studio/a.ts`],
  'web-pages-compose': [`${web}/studio/app.ts`, `${web}/app/a.ts`],
  'studio-knows-no-mode': [`${web}/studio/mode.ts`, `${web}/modes/gif/a.ts`],
  'stair-errors-never-looks-up': [`${server}/features/errors/up.ts`, `${server}/features/admin/admin.service.ts`],
  'stair-payments-never-looks-up': [`${server}/features/payments/up.ts`, `${server}/features/admin/admin.service.ts`],
  'everything-resolves': [`${server}/http/nowhere.ts`, `${server}/http/gone.ts`],
}

let house: string
let faults: string[]
beforeAll(async () => {
  house = mkdtempSync(path.join(tmpdir(), 'ufaro-walls-'))
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'))
  writeFileSync(path.join(house, 'tsconfig.json'), '{ "compilerOptions": { "allowImportingTsExtensions": true } }')
  for (const [from, to] of Object.values(breaches)) {
    if (/^(apps|packages)/.test(to) && !to.endsWith('gone.ts')) write(to, 'export const it = 1')
    write(from, `import '${specifier(from, to)}'`)
  }
  write(`${server}/db/round.ts`, `import './trip.ts'`)
  write(`${server}/db/trip.ts`, `import './round.ts'`)
  write(`${server}/features/attic/attic.service.ts`, 'export const it = 1')
  write(`${server}/db/schema/credits.ts`, "export const grants = pgTable('grants', {})")
  write(`${server}/features/theme/reach.repo.ts`, 'export const it = sql`select from grants`')
  for (const mayRead of ['notices', 'reports', 'credits']) {
    write(`${server}/features/${mayRead}/read.repo.ts`, 'export const it = sql`select from grants`')
  }
  faults = await findWallFaults(house, 1)
}, 60_000)
afterAll(() => rmSync(house, { recursive: true, force: true }))

test.each(Object.entries(breaches))('%s', (wall, [from]) => {
  expect(faults.filter((fault) => fault.startsWith(`${wall}: ${from} → `))).toHaveLength(1)
})

test('a cycle of imports is found', () => {
  expect(faults.some((fault) => fault.startsWith('no-cycles: '))).toBe(true)
})

test('an unlisted room is found', () => {
  expect(faults).toContain('unlisted room: apps/server/src/features/attic has no place in scripts/rooms.json')
})

test('SQL that names a table of another room is found, unless it is allowed', () => {
  const file = `${server}/features/theme/reach.repo.ts`
  expect(faults.filter((fault) => fault.startsWith('table of'))).toEqual([
    `table of another room: ${file} → grants (credits)`,
  ])
})

test('a check that reads too few modules fails', async () => {
  const found = await findWallFaults(house, 10_000)
  expect(found.at(-1)).toMatch(/^only \d+ modules were read, and there are at least 10000$/)
})

test('only the violations are reported, and nothing else in the same files', () => {
  const named = new Set([...Object.keys(breaches), 'no-cycles', 'unlisted room', 'table of another room'])
  expect(faults.map((fault) => fault.split(':')[0]!).filter((name) => !named.has(name))).toEqual([])
})

function write(file: string, text: string): void {
  const target = path.join(house, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, `${text}\n`)
}

function specifier(from: string, to: string): string {
  if (!/^(apps|packages)/.test(to)) return to
  const relative = path.posix.relative(path.posix.dirname(from), to)
  return relative.startsWith('.') ? relative : `./${relative}`
}
