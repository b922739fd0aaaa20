import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SERVER = 'apps/server/src'

/** Tables that only SQL uses have no schema file. */
const WITHOUT_SCHEMA: Readonly<Record<string, string>> = {
  certificate_mails: 'certificates',
  notices: 'notices',
  output_tallies: 'runs',
  revocations: 'certificates',
}

/** Tables of other rooms that the SQL of a room may name. `reports` may read all of them. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Names and addresses in lists.
  affiliate: ['users'],
  credentials: ['certificates', 'certificate_mails', 'revocations'],
  // The row is the lock of a user's credits.
  credits: ['users'],
  // Uploads live as long as the runs that use them.
  files: ['runs'],
  // Gauges of the metrics page.
  http: ['mails', 'payments', 'runs', 'settings', 'webhook_deliveries'],
  // Lists are searched by user.
  mail: ['users'],
  payments: ['users'],
  notices: ['grants', 'users'],
}

const TABLE = /pgTable\(\s*'(\w+)'/g
const TEMPLATE = /`[^`]*`/g
const NAMED = /\b(?:from|join|update|into|using)\s+(?:only\s+)?([a-z_]+)/g

/** Text of SQL that names a table of another room: import rules cannot see it. */
export function findForeignTables(folder: string): string[] {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const owners = new Map(Object.entries(WITHOUT_SCHEMA))
  for (const file of globSync(`${SERVER}/db/schema/*.ts`, { cwd: folder })) {
    for (const [, table] of read(file).matchAll(TABLE)) owners.set(table!, path.basename(file, '.ts'))
  }
  const files = globSync(`${SERVER}/{features,http}/**/*.ts`, { cwd: folder })
  return files.sort().flatMap((file) => {
    const [, , , floor, name] = file.split('/')
    const room = floor === 'http' ? floor : name!
    if (room === 'reports' || file.endsWith('.test.ts')) return []
    const templates = (read(file).match(TEMPLATE) ?? []).join('\n')
    const tables = new Set([...templates.matchAll(NAMED)].map(([, table]) => table!))
    return [...tables]
      .filter((table) => (owners.get(table) ?? room) !== room && !ALLOWED[room]?.includes(table))
      .map((table) => `table of another room: ${file} → ${table} (${owners.get(table)})`)
  })
}
