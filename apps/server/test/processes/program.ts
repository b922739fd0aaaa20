import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const repository = path.resolve(import.meta.dirname, '../../../..')
/** Path of the Node whose version the lockfile pins. The test runner itself may use another version. */
export const node = path.join(repository, 'node_modules/.bin/node')
const main = path.join(repository, 'apps/server/src/main.ts')
const PATIENCE_MS = 60_000

export interface Program {
  pid: number
  output: () => string
  /** @throws with the output so far if the program exits before the pattern matches */
  says: (pattern: RegExp) => Promise<RegExpExecArray>
  /** Resolves with the exit code, or with the name of the signal that ended the program. */
  ended: Promise<number | NodeJS.Signals>
  kill: (signal: NodeJS.Signals) => void
}

interface Options {
  cwd?: string
  env?: Record<string, string>
  uid?: number
  gid?: number
  /** Runs in its own process group, as a command in a shell does, so that a test can signal the whole group. */
  detached?: boolean
}

const running = new Set<Program>()

export async function endPrograms(): Promise<void> {
  for (const program of running) program.kill('SIGTERM')
  await Promise.all([...running].map((program) => program.ended))
}

export function startProgram([command, ...args]: string[], { env = {}, ...options }: Options = {}): Program {
  // Pass only the variables that a shell would have and the cache of compiled modules, and none of the test runner's.
  const { PATH = '', HOME = '/', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(command!, args, {
    cwd: repository,
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, NODE_COMPILE_CACHE, LOG_LEVEL: 'warn', ...env },
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1))
  })
  const program: Program = {
    pid: child.pid!,
    output: () => output,
    says: async (pattern) => {
      for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(20)) {
        const match = pattern.exec(output)
        if (match) return match
        if (child.exitCode !== null || child.signalCode || Date.now() > deadline) {
          throw new Error(`${pattern} was never said:\n${output}`)
        }
      }
    },
    ended,
    kill: (signal) => void child.kill(signal),
  }
  running.add(program)
  void ended.then(() => running.delete(program))
  return program
}

export const startServer = (env: Record<string, string>, options: Omit<Options, 'env'> = {}): Program =>
  startProgram([node, main], { ...options, env: { PORT: '0', ...env } })
