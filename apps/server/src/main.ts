import { accessSync, constants, mkdirSync } from 'node:fs'
import { createApp } from './app.ts'
import { openDatabase } from './db/open-database.ts'
import { EnvError, readEnv } from './env.ts'
import { secretsOf, warningsOf } from './env-views.ts'
import { exclusively } from './infra/db/exclusively.ts'
import { createLog } from './infra/log.ts'
import { StartFault } from './infra/start-fault.ts'
import { openTracing } from './infra/tracing/open-tracing.ts'
import { listen } from './listen.ts'
import { openPayments } from './open-payments.ts'
import type { App } from './room.ts'
import { onStopSignal, within } from './stop-signals.ts'

/** Milliseconds that requests and jobs have to finish after a stop signal. Unfinished jobs return to the queue. */
const DRAIN_MS = 8000

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  await start()
} catch (error) {
  if (!(error instanceof EnvError || error instanceof StartFault)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const env = readEnv(process.env)
  openDataDir(env.DATA_DIR)
  const log = createLog(env.LOG_LEVEL, undefined, secretsOf(env))
  for (const warning of warningsOf(env)) log.warn({}, warning)
  const undo: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) {
      await step().catch((error) => log.error({ err: error }, 'could not stop cleanly'))
    }
  }
  const isStopping = onStopSignal(async () => {
    say('Stopping …')
    await stop()
  })

  try {
    undo.push(await openTracing(env))
    const database = await openDatabase(env, log)
    undo.push(() => within(DRAIN_MS, database.close()))
    const payments = await openPayments(env, log, say)
    undo.push(payments.close)
    const app = await createApp(payments.env, { database, log })
    undo.push(() => within(DRAIN_MS, app.close()))
    const { admin } = await exclusively(database.directUrl, 'seed', app.seed)
    // Print the password before anything can fail: only its hash is stored, so it cannot be shown again.
    if (admin) say(`Admin account, shown this once: ${admin.email} with the password ${admin.password}`)
    if (env.ROLE !== 'api') await app.work()
    const address = env.LISTEN ? await listen(app.http, env, log) : undefined
    if (address) await payments.listensAt(app.http)
    tellParent(app.http)
    say(address ? `Ufaro is ready at ${address}` : 'Ufaro is ready and works through the queue')
    void app.warm()
  } catch (error) {
    // If a stop signal during startup closed what was being opened, this error is expected.
    if (isStopping()) return
    await stop()
    throw error
  }
}

function tellParent({ server }: App['http']): void {
  if (!process.send) return
  const address = server.address()
  process.send({ port: typeof address === 'object' ? address?.port : undefined })
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}

function openDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new StartFault(`DATA_DIR cannot be used: ${(error as Error).message}`, { cause: error })
  }
}
