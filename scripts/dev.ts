import { type ChildProcess, spawn } from 'node:child_process'
import { root, tool } from './run.ts'

const WEB = 'http://localhost:5173'

const start = (line: string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(line[0]!, line.slice(1), { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })

const port = process.env.PORT || '3001'
const children = [
  // Links in mails point to the development server of the web app.
  start([process.execPath, '--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    PUBLIC_URL: process.env.PUBLIC_URL || WEB,
  }),
  start(tool('vite', 'apps/web', '--strictPort'), { UFARO_API: `http://localhost:${port}` }),
]

let stopping = false
function stop(): void {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
for (const child of children) child.once('exit', stop)
