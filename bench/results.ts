import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'

const FILE = path.join(import.meta.dirname, 'RESULTS.md')
const HEAD = `# Measurements

Written by \`npm run bench\`. Ratios count; absolute figures are of the machine named with them and of what else it did.
Peers that are not installed have no row: \`npm install --prefix bench/peers --no-package-lock\` brings pdf-lib, gifenc,
gifski and Lighthouse; ffmpeg and ImageMagick are the system's. \`BENCH_PHOTOS=<folder>\` measures on real photos too; those
below are of scikit-image's data folder: portrait.png is NASA's astronaut (public domain), product.png Rachel Michetti's coffee (CC0).
`

export function writeSection(title: string, text: string): void {
  const [, ...sections] = (existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD).split(/^(?=## )/m)
  const [cpu] = cpus()
  const where = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim()}, Node ${process.versions.node}.`
  const section = `## ${title}\n\n${where}\n\n${text}\n`
  const others = sections.filter((other) => !other.startsWith(`## ${title}\n`)).map((other) => `${other.trimEnd()}\n`)
  const all = [...others, section].toSorted()
  writeFileSync(FILE, [HEAD, ...all].join('\n'))
}
