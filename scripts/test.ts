import path from 'node:path'
import { runChecks } from './checks.ts'
import { getChromium } from './chromium.ts'
import { endChildrenOnSignal, root } from './run.ts'
import { faultOf, runPlaywright, runVitest, type Tally } from './suites.ts'

endChildrenOnSignal()
// Many tests start servers. They share the compiled modules to save time.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/compiled')
const heading = (text: string) => console.log(`\n── ${text}`)
const total: Tally = { passed: 0, failed: 0, faults: [] }
const count = ({ passed, failed, faults }: Tally) => {
  total.passed += passed
  total.failed += failed
  total.faults.push(...faults)
}

heading('checks')
count(await runChecks())
heading('unit and HTTP tests')
count(await runVitest())
heading('browser tests')
try {
  count(await runPlaywright(await getChromium()))
} catch (error) {
  count({ passed: 0, failed: 1, faults: [faultOf('browser tests', (error as Error).message)] })
}

// Print all failures again at the end, where people look first.
if (total.faults.length > 0) heading(`what failed\n\n${total.faults.join('\n\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
