import { startSandbox } from './sandbox.ts'
import { readSettings, SettingsError } from './settings.ts'
import { AlreadyRunning } from './store/claim.ts'

const EXIT_ALREADY_RUNNING = 3

try {
  const settings = readSettings(process.env)
  const sandbox = await startSandbox(settings)
  process.stdout.write(`Paystack sandbox is ready at ${sandbox.origin}\n`)
  const stop = () => void sandbox.close().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  if (settings.endWithStdin) process.stdin.resume().once('close', stop)
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException
  const isPortTaken = code === 'EADDRINUSE'
  if (!(error instanceof SettingsError || error instanceof AlreadyRunning || isPortTaken)) throw error
  process.stderr.write(`${isPortTaken ? `SANDBOX_PORT ${process.env.SANDBOX_PORT} is taken` : message}\n`)
  process.exit(error instanceof AlreadyRunning ? EXIT_ALREADY_RUNNING : 1)
}
