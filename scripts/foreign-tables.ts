import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SERVER = 'apps/server/src'

/** Tables without a file in `db/schema`, because only hand-written SQL uses them, and the room that owns each. */
const WITHOUT_SCHEMA: Readonly<Record<string, string>> = {
  certificate_mails: 'certificates',
  notices: 'notices',
  output_tallies: 'runs',
  revocations: 'certificates',
}

/** Tables of other rooms that the SQL of a room, or of `http`, may name. `reports` may name all tables. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Lists of affiliates show names and addresses of users.
  affiliate: ['users'],
  credentials: ['certificates', 'certificate_mails', 'revocations'],
  // A lock on the user's row serializes changes of the user's credits.
  credits: ['users'],
  // Uploads are kept while a run uses them, so their queries read the runs.
  files: ['runs'],
  http: ['mails', 'payments', 'runs', 'settings', 'webhook_deliveries'],
  // Admins search mails and payments by user, so their queries read the users.
  mail: ['users'],
  payments: ['users'],
  notices: ['grants', 'users'],
}

const TABLE = /pgTable\(\s*'(\w+)'/g
const TEMPLATE = /`[^`]*`/g
const NAMED = /\b(?:from|join|update|into|using)\s+(?:only\s+)?([a-z_]+)/g

/** Finds SQL that names a table of another room, because the import rules cannot see such a dependency. */
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
