import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'

/** Kept out of the product's dependencies: `npm install --prefix bench/peers --no-package-lock` installs them. */
const FOLDER = path.join(import.meta.dirname, 'peers')
const load = createRequire(path.join(FOLDER, 'package.json'))
const MOST_BYTES = 256 * 1024 * 1024

const execute = promisify(execFile)

interface Package {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: its types are not here either.
  module: any
}

/** A third-party package with its version; undefined if not installed. */
export function findPackage(name: string): Package | undefined {
  try {
    return { name: `${name} ${load(`${name}/package.json`).version}`, module: load(name) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

export interface Program {
  /** With its version. */
  name: string
  /**
   * @returns its standard output
   * @throws if it fails
   */
  run: (args: readonly string[]) => Promise<Buffer>
}

/** Arguments that print the version, and the pattern that identifies the real program. */
const PROGRAMS = {
  ffmpeg: { candidates: ['ffmpeg'], ask: '-version', words: /^ffmpeg version ([\d.]+)/ },
  ImageMagick: { candidates: ['magick', 'convert'], ask: '-version', words: /^Version: ImageMagick ([\d.-]+)/ },
  gifski: {
    candidates: ['gifski', path.join(FOLDER, 'node_modules/gifski/bin/debian/gifski')],
    ask: '--version',
    words: /^gifski ([\d.]+)/,
  },
} as const

/** A program of this machine; undefined if missing or a different one of the same name. */
export async function findProgram(name: keyof typeof PROGRAMS): Promise<Program | undefined> {
  const { candidates, ask, words } = PROGRAMS[name]
  for (const candidate of candidates) {
    const result = await execute(candidate, [ask]).catch(() => ({ stdout: '' }))
    const [, version] = words.exec(result.stdout) ?? []
    if (!version) continue
    const run = async (args: readonly string[]) =>
      (await execute(candidate, args, { encoding: 'buffer', maxBuffer: MOST_BYTES })).stdout
    return { name: `${name} ${version}`, run }
  }
  return undefined
}

/** Version of one of the product's dependencies. */
export function versionOf(name: string): string {
  const file = path.join(import.meta.dirname, '../node_modules', name, 'package.json')
  return JSON.parse(readFileSync(file, 'utf8')).version
}
