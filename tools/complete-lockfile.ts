import { writeFileSync } from 'node:fs'
import { findMissing, machineOf, readLockfile } from './lockfile.ts'

// Adds the packages for other platforms to the lockfile, because `npm ci` refuses a lockfile without them. npm leaves
// them out if the registry in use lacks them.
const file = 'package-lock.json'
const lock = readLockfile(file)
const missing = findMissing(lock)
for (const [name, version] of missing) {
  lock.packages[`node_modules/${name}`] = { version, ...machineOf(name), optional: true }
}
const byName = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(byName) }, null, 2)}\n`)
console.log(`${missing.size} added`)
