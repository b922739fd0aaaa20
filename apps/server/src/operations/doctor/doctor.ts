import { openDatabase } from '../../db/open-database.ts'
import type { Operation } from '../operation.ts'
import { UsageFault } from '../usage-fault.ts'
import { type Finding, fail, type Probe, type ProbeContext } from './finding.ts'
import { clock, disk, models, publicAddress } from './machine.ts'
import { engines, mail, payments } from './outside.ts'
import { database, schema, storage } from './stores.ts'

const USAGE = 'doctor [--json]'
const PATIENCE_MS = 15_000
const PROBES: Probe[] = [database, schema, storage, mail, engines, payments, publicAddress, clock, disk, models]

export const doctor: Operation = {
  usage: USAGE,
  run: async (args, { env, log, say }) => {
    if (args.some((arg) => arg !== '--json')) throw new UsageFault(USAGE)
    let reason = ''
    const opened = await openDatabase(env, log, { claim: false, migrate: false }).catch((error: Error) => {
      reason = error.message
      return null
    })
    try {
      const context: ProbeContext = { env, log, database: opened }
      const findings = await Promise.all(PROBES.map((probe) => examine(probe, context, reason)))
      if (args.includes('--json')) say(JSON.stringify({ ok: findings.every(isFine), findings }))
      else for (const { name, state, detail } of findings) say(`${state.padEnd(4)}  ${name.padEnd(14)}  ${detail}`)
      return findings.every(isFine) ? 0 : 1
    } finally {
      await opened?.close()
    }
  },
}

const isFine = ({ state }: Finding) => state !== 'fail'

async function examine(
  { name, look }: Probe,
  context: ProbeContext,
  reason: string,
): Promise<Finding & { name: string }> {
  if (!context.database && (name === 'database' || name === 'schema')) return { name, ...fail(reason) }
  const late = Promise.withResolvers<Finding>()
  const timer = setTimeout(() => late.resolve(fail('no answer in time')), PATIENCE_MS)
  try {
    return { name, ...(await Promise.race([look(context), late.promise])) }
  } catch (error) {
    return { name, ...fail((error as Error).message || String(error)) }
  } finally {
    clearTimeout(timer)
  }
}
