import { noteAudit } from './audit/note-audit.ts'
import { type Finding, runAllChecks } from './audit/run-checks.ts'
import { openDatabase } from './db/open-database.ts'
import { EnvError, readEnv } from './env.ts'
import { createLog } from './infra/log.ts'
import { StartFault } from './infra/start-fault.ts'

const SHOWN = 20

try {
  process.exitCode = report(await audit()) ? 0 : 1
} catch (error) {
  if (!(error instanceof EnvError || error instanceof StartFault)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function audit(): Promise<Finding[]> {
  const env = readEnv(process.env)
  // With `claim: false` this program may run beside the app: it does not lock the data folder, and does not stop a
  // database that was already running.
  const database = await openDatabase(env, createLog('error'), { claim: false })
  try {
    const findings = await runAllChecks(database.db, { idleSeconds: env.RUN_IDLE_S })
    await noteAudit(database.db, findings.flatMap(({ faults }) => faults).length)
    return findings
  } finally {
    await database.close()
  }
}

function report(findings: Finding[]): boolean {
  for (const { name, faults } of findings) {
    console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`)
    for (const fault of faults.slice(0, SHOWN)) console.log(`      ${fault}`)
    if (faults.length > SHOWN) console.log(`      and ${faults.length - SHOWN} more`)
  }
  const total = findings.reduce((sum, { faults }) => sum + faults.length, 0)
  console.log(total === 0 ? `${findings.length} checks, everything agrees` : `${total} disagreements`)
  return total === 0
}
