import { readdirSync, readFileSync } from 'node:fs'

/** Unit of the processor times in `/proc/<pid>/stat`, in milliseconds. */
export const TICK_MS = 10

/** Processor time of this process since its start in milliseconds, including ended child processes. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // Split only the part after the program's name, because the name may contain spaces. In this part, `cutime` and
  // `cstime` have the indices 13 and 14.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (user + system) / 1000 + (Number(fields[13]) + Number(fields[14])) * TICK_MS
}

interface Cost {
  own: number
  database: number
}

/** Processor times in milliseconds of a process and all its descendants. `own` leaves out PostgreSQL's processes. */
export function cpuOfTree(root: number): Cost {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const stats = all.flatMap((pid) => readStat(Number(pid)))
  const cost: Cost = { own: 0, database: 0 }
  const add = ({ pid, name, ms }: Stat) => {
    cost[name === 'postgres' ? 'database' : 'own'] += ms
    for (const child of stats) if (child.parent === pid) add(child)
  }
  for (const stat of stats) if (stat.pid === root) add(stat)
  return cost
}

interface Stat {
  pid: number
  parent: number
  name: string
  ms: number
}

function readStat(pid: number): Stat[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [open, close] = [stat.indexOf('('), stat.lastIndexOf(')')]
    const fields = stat.slice(close + 2).split(' ')
    const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0)
    return [{ pid, parent: Number(fields[1]), name: stat.slice(open + 1, close), ms: ticks * TICK_MS }]
  } catch {
    return []
  }
}
