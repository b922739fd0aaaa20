import { readdirSync, readFileSync } from 'node:fs'
import { TICK_MS } from '../cpu.ts'

interface Usage {
  cpuMs: number
  residentBytes: number
}

/** Reads /proc, so it only works on Linux. */
export function usageOfTree(pid: number): Usage {
  const total = { cpuMs: 0, residentBytes: 0 }
  for (const waiting = [pid]; waiting.length > 0; ) {
    const next = waiting.pop()!
    waiting.push(...childrenOf(next))
    const { cpuMs, residentBytes } = usageOf(next)
    total.cpuMs += cpuMs
    total.residentBytes += residentBytes
  }
  return total
}

function childrenOf(pid: number): number[] {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}

/**
 * Fields 14 to 17 of the file `stat` are the processor time of the process and of its ended children, in clock ticks.
 * `fields` begins with field 3.
 */
function usageOf(pid: number): Usage {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  const [, resident] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return { cpuMs: ticks * TICK_MS, residentBytes: Number(resident ?? 0) * 1024 }
}
