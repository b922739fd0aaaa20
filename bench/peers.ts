import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * Folder of the peers: packages that the benches compare with the product. They are no dependencies of the product, so
 * `npm install --prefix bench/peers --no-package-lock` installs them.
 */
const FOLDER = path.join(import.meta.dirname, 'peers')
const load = createRequire(path.join(FOLDER, 'package.json'))
const MOST_BYTES = 256 * 1024 * 1024

const execute = promisify(execFile)

interface Package {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: peers are optional, so their types are not installed
  module: any
}

export function findPackage(name: string): Package | undefined {
  try {
    return { name: `${name} ${load(`${name}/package.json`).version}`, module: load(name) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

export interface Program {
  name: string
  /**
   * @returns the standard output
   * @throws if the program fails
   */
  run: (args: readonly string[]) => Promise<Buffer>
}

/** `words` matches only the output of the real program, because another program may have the same name. */
const PROGRAMS = {
  ffmpeg: { candidates: ['ffmpeg'], ask: '-version', words: /^ffmpeg version ([\d.]+)/ },
  ImageMagick: { candidates: ['magick', 'convert'], ask: '-version', words: /^Version: ImageMagick ([\d.-]+)/ },
  gifski: {
    candidates: ['gifski', path.join(FOLDER, 'node_modules/gifski/bin/debian/gifski')],
    ask: '--version',
    words: /^gifski ([\d.]+)/,
  },
} as const

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

export function versionOf(name: string): string {
  const file = path.join(import.meta.dirname, '../node_modules', name, 'package.json')
  return JSON.parse(readFileSync(file, 'utf8')).version
}
