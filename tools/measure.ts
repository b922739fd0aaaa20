import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// node tools/measure.ts [commit]: prints figures about the code of the working tree or of a commit.

const root = path.resolve(import.meta.dirname, '..')
const [commit] = process.argv.slice(2)
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 }).trim()

interface Source {
  file: string
  text: string
}

/** Whether a file is part of the product. Tests and generated files are not. */
const isProduct = (file: string): boolean =>
  /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/testing\b|packages\/client\/src\/calls\.ts$/.test(file)

function filesNow(folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return /node_modules|^\.|\bdist\b/.test(entry.name) ? [] : filesNow(file)
    return [file]
  })
}

function sources(): Source[] {
  if (!commit) return filesNow().filter(isProduct).map(fromDisk)
  const files = git('ls-tree', '-r', '--name-only', commit).split('\n').filter(isProduct)
  return files.map((file) => ({ file, text: git('show', `${commit}:${file}`) }))
}

const fromDisk = (file: string): Source => ({ file, text: readFileSync(path.join(root, file), 'utf8') })

const linesOf = ({ text }: Source): number => text.trimEnd().split('\n').length
const count = (list: readonly Source[], pattern: RegExp): number =>
  list.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)
const lines = (list: readonly Source[]): number => list.reduce((sum, source) => sum + linesOf(source), 0)
const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const all = sources()
const under = (...folders: string[]) => all.filter(({ file }) => folders.some((folder) => file.startsWith(folder)))
const panels = under('apps/web/src/modes/').filter(({ file }) => file.endsWith('.panel.tsx'))
const SERVER = 'apps/server/src/'
const generating = ['generations', 'runs', 'builtin', 'photos', 'making', 'gallery', 'live', 'certificates']
/** Files of features that were added later. Leaving them out makes the figures of old and new commits comparable. */
const LATER =
  /\/(?:touch-up|another-design|redrawing|guarding|checks|certificate-reports|feedback|slot-runs|background-runs|finished-runs|makers|photo-tasks|source-mark)\b/
const toolRooms = under('apps/web/src/modes/', ...generating.map((room) => `${SERVER}features/${room}/`))
const toolPath = [
  ...under('packages/contract/src/tools', `${SERVER}modes/`),
  ...generating.flatMap((room) => under(`${SERVER}features/${room}/`)),
]
const FIELD_LIST = /\b[A-Z_]*(?:PARTS|FIELDS)\b\s*(?::[^=]+)?=\s*(?:new Set\()?\[/g

const figures: [string, number | string][] = [
  ['files', all.length],
  ['lines', lines(all)],
  ['lines of the tools’ panels and the rooms that run them', lines(toolRooms)],
  ['of these, without calls that came later', lines(toolRooms.filter(({ file }) => !LATER.test(file)))],
  ['casts past the type checker on the tool path (`as never`, `as any`, `as unknown as`)', casts()],
  ['lists of field names in http/', count(under(`${SERVER}http/`), FIELD_LIST)],
  ['lines of a panel, median', median(panels.map(linesOf))],
  ['docblocks in 1,000 lines', ((count(all, /\/\*\*/g) / lines(all)) * 1000).toFixed(1)],
]

function casts(): number {
  return count(toolPath, /\bas (?:never\b(?! [a-z])|any\b(?! [a-z])|unknown as\b)/g)
}

const width = Math.max(...figures.map(([name]) => name.length))
console.log(`| ${'figure'.padEnd(width)} | ${commit ?? 'now'} |\n|${'-'.repeat(width + 2)}|---|`)
for (const [name, value] of figures) console.log(`| ${name.padEnd(width)} | ${value} |`)
