import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './run.ts'
import { SERVER } from './server.ts'

/** Seconds to wait before a restart. Each consecutive exit takes the next entry, up to the last. */
const PAUSES_S = [0.2, 1, 2, 5, 10, 30]
/** After this uptime, the next exit counts as the first again. */
const SOUND_MS = 60_000

interface Ready {
  port?: number | undefined
}

let child: ChildProcess
let everReady = false
let stopping = false
let exits = 0
/** Restarts use the port that the first start chose. */
let port = process.env.PORT

function start(): void {
  const began = performance.now()
  child = spawn(process.execPath, SERVER, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...(port && { PORT: port }) },
  })
  child.on('message', (ready: Ready) => {
    everReady = true
    if (port === '0' && ready.port) port = String(ready.port)
  })
  child.once('exit', (code, signal) => {
    // A server that never became ready has printed the reason and would fail again.
    if (stopping || !everReady || code === 0) process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    if (performance.now() - began > SOUND_MS) exits = 0
    const pause = PAUSES_S[Math.min(exits++, PAUSES_S.length - 1)]!
    process.stderr.write(`The server has ended (${signal ?? `code ${code}`}) and starts again in ${pause} s\n`)
    restart = setTimeout(start, pause * 1000)
  })
}

let restart: NodeJS.Timeout | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopping = true
    clearTimeout(restart)
    if (child.exitCode !== null || child.signalCode !== null) process.exit(0)
    child.kill(signal)
  })
}
start()
