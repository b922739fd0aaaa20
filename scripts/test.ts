import { runChecks } from './checks.ts'
import { getChromium } from './chromium.ts'
import { endChildrenOnSignal } from './run.ts'
import { runPlaywright, runVitest, type Tally } from './suites.ts'

endChildrenOnSignal()
const heading = (text: string) => console.log(`\n── ${text}`)
const total: Tally = { passed: 0, failed: 0 }
const count = ({ passed, failed }: Tally) => {
  total.passed += passed
  total.failed += failed
}

heading('checks')
count(await runChecks())
heading('unit and HTTP tests')
count(await runVitest())
heading('browser tests')
try {
  count(await runPlaywright(await getChromium()))
} catch (error) {
  console.log((error as Error).message)
  count({ passed: 0, failed: 1 })
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
