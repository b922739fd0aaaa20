import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run, tool } from './run.ts'

export interface Tally {
  passed: number
  failed: number
}

/** Unit and HTTP tests. */
export const runVitest = (): Promise<Tally> =>
  withReport(async (report) => {
    const line = tool('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
    const { code } = await run(line, { show: true })
    const { numPassedTests, numFailedTests } = read<{ numPassedTests: number; numFailedTests: number }>(report)
    return honest(code, { passed: numPassedTests, failed: numFailedTests })
  })

/** Tests in a browser against a server of their own. */
export const runPlaywright = (browser: string): Promise<Tally> =>
  withReport(async (report) => {
    const env = { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const { code } = await run(tool('playwright', 'test', '--reporter=list,json'), { show: true, env })
    const { stats } = read<{ stats: BrowserStats }>(report)
    if (stats.flaky > 0) console.log(`${stats.flaky} of the browser tests passed on a later try only`)
    return honest(code, countBrowserTests(stats))
  })

export interface BrowserStats {
  expected: number
  flaky: number
  unexpected: number
}

/** The runner itself ends well where a later try passed: the count says no other thing than its exit code. */
export const countBrowserTests = ({ expected, flaky, unexpected }: BrowserStats): Tally => ({
  passed: expected + flaky,
  failed: unexpected,
})

/** A runner that ends badly, or runs nothing, without naming a test has failed all the same. */
export const honest = (code: number, { passed, failed }: Tally): Tally => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
})

async function withReport(suite: (report: string) => Promise<Tally>): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ufaro-report-'))
  try {
    return await suite(path.join(folder, 'report.json'))
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T
