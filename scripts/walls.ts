import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { TOOL_IDS } from '../packages/contract/src/tool-ids.ts'
import { findForeignTables } from './foreign-tables.ts'
import rooms from './rooms.json' with { type: 'json' }
import { root, run, tool } from './run.ts'

/**
 * Reading fewer modules is an error: if dependency-cruiser lacks a parser for TypeScript, it reads almost no files and
 * reports success.
 */
const FEWEST_MODULES = 600

const modeFolders = TOOL_IDS.map((mode) => mode.replaceAll('_', '-'))
const known: Record<string, string[]> = {
  ...rooms.floors,
  'apps/server/src/features': rooms.stair,
  // Both text tools share the folder `words`.
  'apps/server/src/modes': [...modeFolders, 'words'],
  'apps/web/src/modes': modeFolders,
}

export async function findWallFaults(folder: string, fewest = FEWEST_MODULES): Promise<string[]> {
  return [...findUnlisted(folder), ...findForeignTables(folder), ...(await findForbiddenImports(folder, fewest))]
}

async function findForbiddenImports(folder: string, fewest: number): Promise<string[]> {
  const config = path.join(root, '.dependency-cruiser.cjs')
  const line = tool('depcruise', '--config', config, '--output-type', 'json', 'packages', 'apps')
  const { code, output } = await run(line, { cwd: folder })
  if (!output.startsWith('{')) return [`dependency-cruiser ended with ${code}: ${output.trim()}`]
  const { summary } = JSON.parse(output) as ICruiseResult
  const faults = summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle ? [from, ...cycle.map((step) => step.name)] : [from, to]
    return `${rule.name}: ${way.join(' → ')}`
  })
  if (summary.totalCruised < fewest) {
    faults.push(`only ${summary.totalCruised} modules were read, and there are at least ${fewest}`)
  }
  return faults
}

function findUnlisted(folder: string): string[] {
  return Object.entries(known).flatMap(([floor, names]) =>
    foldersIn(path.join(folder, floor))
      .filter((name) => !names.includes(name))
      .map((name) => `unlisted room: ${floor}/${name} has no place in scripts/rooms.json`),
  )
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}
