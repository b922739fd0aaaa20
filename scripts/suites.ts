import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run, tool } from './run.ts'

export interface Tally {
  passed: number
  failed: number
  faults: string[]
}

export const runVitest = (): Promise<Tally> =>
  withReport('unit and HTTP tests', async (report) => {
    const line = tool('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
    const { code } = await run(line, { show: true })
    const result = read<UnitReport>(report)
    sayLate('unit and HTTP tests', countLateUnitTests(result))
    return honest('unit and HTTP tests', code, countUnitTests(result))
  })

export const runPlaywright = (browser: string): Promise<Tally> =>
  withReport('browser tests', async (report) => {
    const env = { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const { code } = await run(tool('playwright', 'test', '--reporter=list,json'), { show: true, env })
    const result = read<BrowserReport>(report)
    sayLate('browser tests', result.stats.flaky)
    return honest('browser tests', code, countBrowserTests(result))
  })

export interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

export function countUnitTests({ numPassedTests, numFailedTests, testResults }: UnitReport): Tally {
  const faults = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file can fail without a failed test, while it is loaded or in a hook.
    if (failed.length === 0) return status === 'failed' ? [faultOf(name, message)] : []
    return failed.map(({ fullName, failureMessages }) => faultOf(`${name} › ${fullName}`, failureMessages.join('\n')))
  })
  return { passed: numPassedTests, failed: numFailedTests, faults }
}

export const countLateUnitTests = ({ testResults }: UnitReport): number =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0).length

function sayLate(name: string, count: number): void {
  if (count > 0) console.log(`${count} of the ${name} passed on a later try only`)
}

export interface BrowserReport {
  stats: { expected: number; flaky: number; unexpected: number }
  suites: BrowserSuite[]
  errors: { message?: string }[]
}

interface BrowserSuite {
  suites?: BrowserSuite[]
  specs: {
    title: string
    file: string
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}

/** A test that passed on a retry counts as passed, as in Playwright's exit code. */
export function countBrowserTests({ stats, suites, errors }: BrowserReport): Tally {
  const faults = specsIn(suites).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        faultOf(`[${projectName}] ${file} › ${title}`, messagesOf(results.at(-1)?.errors ?? [])),
      ),
  )
  const around = errors.length > 0 ? [faultOf('browser tests', messagesOf(errors))] : []
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, faults: [...faults, ...around] }
}

const specsIn = (suites: BrowserSuite[]): BrowserSuite['specs'] =>
  suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites ?? [])])

const messagesOf = (errors: { message?: string }[]) => errors.map(({ message }) => message ?? '').join('\n')

const LONGEST_FAULT = 1500

export function faultOf(name: string, message: string): string {
  const text = stripVTControlCharacters(message).trim()
  return `✗ ${name}\n${text.length > LONGEST_FAULT ? `${text.slice(0, LONGEST_FAULT)}…` : text}`
}

/** Adds a failure if the test runner exited with an error or ran no test. */
export function honest(name: string, code: number, { passed, failed, faults }: Tally): Tally {
  if (failed > 0 || (code === 0 && passed > 0)) return { passed, failed, faults }
  return { passed, failed: 1, faults: faults.length > 0 ? faults : [faultOf(name, `ended with ${code}`)] }
}

async function withReport(name: string, suite: (report: string) => Promise<Tally>): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ufaro-report-'))
  try {
    return await suite(path.join(folder, 'report.json'))
  } catch (error) {
    return { passed: 0, failed: 1, faults: [faultOf(name, error instanceof Error ? error.message : String(error))] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T
