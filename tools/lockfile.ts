import { readFileSync } from 'node:fs'

export interface LockEntry {
  version?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export interface Lockfile {
  packages: Record<string, LockEntry>
}

export const readLockfile = (file: string): Lockfile => JSON.parse(readFileSync(file, 'utf8')) as Lockfile

/**
 * Finds optional packages that a lockfile requests but does not list. npm leaves out what the registry in use lacks,
 * such as builds for other platforms, and `npm ci` then refuses the lockfile.
 */
export function findMissing({ packages }: Lockfile): Map<string, string> {
  const missing = new Map<string, string>()
  for (const [place, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!placesFor(place, name).some((candidate) => candidate in packages)) missing.set(name, version)
    }
  }
  return missing
}

/** Node looks first in the requesting package's own node_modules, then in those above it. */
function placesFor(place: string, name: string): string[] {
  const steps = place.split('/node_modules/')
  const upwards = steps.map((_, index) => steps.slice(0, steps.length - index).join('/node_modules/'))
  return [...upwards.map((step) => `${step}/node_modules/${name}`), `node_modules/${name}`]
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

export function machineOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/)
  const os = words.filter((word) => SYSTEMS.includes(word))
  const cpu = words.filter((word) => PROCESSORS.includes(word))
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  return { ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) }
}
