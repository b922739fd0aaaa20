import { writeFileSync } from 'node:fs'
import { findMissing, machineOf, readLockfile } from './lockfile.ts'

// After adding a package through a registry that lacks its builds for other machines: names them in the lockfile, so
// that `npm ci` accepts it. Where such a build is wanted, npm asks the registry of that place for it.
const file = 'package-lock.json'
const lock = readLockfile(file)
const missing = findMissing(lock)
for (const [name, version] of missing) {
  lock.packages[`node_modules/${name}`] = { version, ...machineOf(name), optional: true }
}
const byName = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(byName) }, null, 2)}\n`)
console.log(`${missing.size} added`)
