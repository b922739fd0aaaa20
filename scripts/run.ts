import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
const bin = path.join(root, 'node_modules', '.bin')

/** Returns a command that runs in the same Node as this script, because the machine's own Node may be too old. */
export const tool = (name: string, ...args: string[]): string[] => [process.execPath, path.join(bin, name), ...args]

export interface Ran {
  /** Exit code. 0 for success. Not 0 if the command failed, could not start or was killed. */
  code: number
  output: string
}

interface Options {
  cwd?: string
  env?: Record<string, string>
  /** Whether to print the output instead of collecting it. */
  show?: boolean
}

const groups = new Set<number>()
let stopped = false

/** Each child has its own process group, so that the servers and browsers it started end too. */
export function endChildrenOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stopped = true
      for (const group of groups) process.kill(-group, 'SIGTERM')
      if (groups.size === 0) process.exit(1)
    })
  }
}

export function run([command, ...args]: string[], { cwd = root, env = {}, show = false }: Options = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(command!, args, {
      cwd,
      detached: true,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
    })
    if (child.pid) groups.add(child.pid)
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => {
      if (child.pid) groups.delete(child.pid)
      if (stopped && groups.size === 0) process.exit(1)
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() })
    })
  })
}
