import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
const bin = path.join(root, 'node_modules', '.bin')

/** The command line of a tool of node_modules/.bin under this very Node: the machine's own may be too old for it. */
export const tool = (name: string, ...args: string[]): string[] => [process.execPath, path.join(bin, name), ...args]

export interface Ran {
  /** 0 where all went well; a command that did not start or was ended by a signal counts as failed. */
  code: number
  output: string
}

interface Options {
  /** The root of the repository unless said. */
  cwd?: string
  /** Over our own environment. */
  env?: Record<string, string>
  /** Lets it write to our terminal instead of collecting. */
  show?: boolean
}

const groups = new Set<number>()
let stopped = false

/**
 * Lets a signal to us end everything that runs for us. Each command has a process group of its own, so that servers
 * and browsers of tests are told as well, however deep they were started.
 */
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
