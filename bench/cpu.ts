import { readFileSync } from 'node:fs'

/** Linux counts the time of child processes in hundredths of a second. */
export const TICK_MS = 10

/** Processor milliseconds so far of this process and of its children that have ended. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // The program name is in brackets and may contain anything; cutime and cstime are the 14th and 15th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (user + system) / 1000 + (Number(fields[13]) + Number(fields[14])) * TICK_MS
}
