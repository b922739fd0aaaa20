import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import type { Bench } from './bench.ts'
import { measureLatency } from './scale/latency.ts'
import { measureProcesses } from './scale/processes.ts'
import { measureQueue } from './scale/queue.ts'
import { TIERS } from './scale/tiers.ts'
import { measureUnits } from './scale/units.ts'

const FILE = path.resolve(import.meta.dirname, '../docs/scaling.md')

export const scale: Bench = {
  title: 'Scale',
  run: async () => {
    const parts = [await measureUnits(), await measureLatency(), await measureQueue(), await measureProcesses()]
    const [cpu] = cpus()
    const where = `Measured by \`npm run bench scale\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpu?.model.trim()}, Node ${process.versions.node}, everything on one machine,\nwhich may have done other work beside it: ratios and medians count, a p99 of one run swings.`
    const text = parts.join('\n\n')
    writeFileSync(FILE, `# Scaling\n\n${where}\n\n${text}\n\n${TIERS}`)
    return 'See [docs/scaling.md](../docs/scaling.md).'
  },
}
