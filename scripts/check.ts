import { runChecks } from './checks.ts'
import { endChildrenOnSignal } from './run.ts'

endChildrenOnSignal()
const { failed } = await runChecks()
process.exit(failed === 0 ? 0 : 1)
