import { writeFileSync } from 'node:fs'
import { findMissing, machineOf, readLockfile } from './lockfile.ts'

// `npm ci` refuses a lockfile without the packages for other platforms, which some npm registries lack.
const file = 'package-lock.json'
const lock = readLockfile(file)
const missing = findMissing(lock)
for (const [name, version] of missing) {
  lock.packages[`node_modules/${name}`] = { version, ...machineOf(name), optional: true }
}
const byName = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(byName) }, null, 2)}\n`)
console.log(`${missing.size} added`)
