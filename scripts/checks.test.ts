import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checksOf } from './checks.ts'
import { root } from './run.ts'

// Each file has an error that its check must report, so that no check passes without looking.
const planted: Record<string, [file: string, text: string, told: string]> = {
  'types packages/contract': ['packages/contract/src/wrong.ts', `export const wrong: number = 'one'`, 'wrong.ts'],
  'types packages/client': ['packages/client/src/wrong.ts', `export const wrong: number = 'one'`, 'wrong.ts'],
  'types packages/render': ['packages/render/src/draw/wrong.ts', `export const wrong: number = 'one'`, 'wrong.ts'],
  'types apps/paystack-sandbox': [
    'apps/paystack-sandbox/src/store/wrong.ts',
    `export const wrong: number = 'one'`,
    'wrong.ts',
  ],
  'types apps/server': ['apps/server/src/db/wrong.ts', `export const wrong: number = 'one'`, 'wrong.ts'],
  'types apps/web': ['apps/web/src/lib/wrong.ts', `export const wrong: number = 'one'`, 'wrong.ts'],
  'types .': ['scripts/wrong.ts', `export const wrong: number = 'one'`, 'wrong.ts'],
  biome: ['apps/server/src/db/untidy.ts', 'export const untidy = process.env.HOME;', 'noProcessEnv'],
  lockfile: ['package-lock.json', '{ "packages": { "": { "optionalDependencies": { "gone": "1.0.0" } } } }', 'gone'],
  rulings: ['docs/rulings.md', '| 1 | A wish | A rule | `apps/web/src/gone.test.ts` |', 'gone.test.ts'],
  walls: ['apps/server/src/attic/attic.ts', 'export const it = 1', 'unlisted room: apps/server/src/attic'],
  knip: ['apps/server/src/db/nobody-calls-me.ts', 'export const it = 1', 'nobody-calls-me.ts'],
}
const CONFIGS = ['biome.json', 'knip.json', 'package.json', 'tsconfig.base.json', 'tsconfig.json', '.gitignore']
const WORKSPACES = [
  'packages/contract',
  'packages/client',
  'packages/render',
  'apps/paystack-sandbox',
  'apps/server',
  'apps/web',
]

let clone: string
beforeAll(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'ufaro-checks-'))
  symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'))
  const copied = [...CONFIGS, ...WORKSPACES.flatMap((name) => [`${name}/package.json`, `${name}/tsconfig.json`])]
  for (const file of copied) cpSync(path.join(root, file), path.join(clone, file))
  mkdirSync(path.join(clone, '.git'))
  for (const [file, text] of Object.values(planted)) {
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true })
    writeFileSync(path.join(clone, file), `${text}\n`)
  }
})
afterAll(() => rmSync(clone, { recursive: true, force: true }))

test('every check has a planted error', () => {
  expect(checksOf(clone).map(({ name }) => name)).toEqual(Object.keys(planted))
})

test.each(Object.entries(planted))('%s reports its planted error', async (name, [, , told]) => {
  const check = checksOf(clone).find((candidate) => candidate.name === name)
  expect(await check?.look()).toContain(told)
})
