import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findMissing, readLockfile } from '../tools/lockfile.ts'
import { root, run, tool } from './run.ts'
import { faultOf, type Tally } from './suites.ts'
import { findWallFaults } from './walls.ts'

export interface Check {
  name: string
  /** @returns a description of the errors, or an empty string */
  look: () => Promise<string>
}

const WORKSPACES = [
  'packages/contract',
  'packages/client',
  'packages/render',
  'apps/paystack-sandbox',
  'apps/server',
  'apps/web',
  '.',
]

export function checksOf(clone: string): Check[] {
  const command = (name: string, line: string[]): Check => ({
    name,
    look: async () => {
      const { code, output } = await run(line, { cwd: clone })
      return code === 0 ? '' : output.trim() || `${name} ended with ${code}`
    },
  })
  return [
    ...WORKSPACES.map((workspace) => command(`types ${workspace}`, tool('tsc', '-p', workspace))),
    command('biome', tool('biome', 'check', '--error-on-warnings')),
    { name: 'lockfile', look: async () => lookAtLockfile(clone) },
    { name: 'rulings', look: async () => lookAtRulings(clone) },
    { name: 'walls', look: async () => (await findWallFaults(clone)).join('\n') },
    command('knip', tool('knip', '--no-progress', '--treat-config-hints-as-errors')),
  ]
}

/** Reports packages that the lockfile lacks. Without them, `npm ci` fails, and so does `npm start` on a fresh clone. */
function lookAtLockfile(clone: string): string {
  const missing = [...findMissing(readLockfile(path.join(clone, 'package-lock.json'))).keys()]
  return missing.length === 0 ? '' : `missing: ${missing.join(', ')}\nadd them: node tools/complete-lockfile.ts`
}

/** Reports files that do not exist although a ruling names them, usually as its test. */
function lookAtRulings(clone: string): string {
  const rulings = readFileSync(path.join(clone, 'docs/rulings.md'), 'utf8')
  const files = new Set([...rulings.matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|mjs|sql))`/g)].map(([, file]) => file!))
  const gone = [...files].filter((file) => !existsSync(path.join(clone, file)))
  return gone.map((file) => `docs/rulings.md names ${file}, which does not exist`).join('\n')
}

export async function runChecks(): Promise<Tally> {
  const checks = checksOf(root)
  const waiting = [...checks]
  const faults: string[] = []
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const fault = await check.look()
      if (fault) faults.push(faultOf(check.name, fault))
      console.log(fault ? `✗ ${check.name}\n${fault}\n` : `✓ ${check.name}`)
    }
  }
  await Promise.all([worker(), worker()])
  return { passed: checks.length - faults.length, failed: faults.length, faults }
}
