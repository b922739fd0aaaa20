import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { getChromium } from '../scripts/chromium.ts'
import { type Bench, median, table } from './bench.ts'
import { ADMIN, signUp } from './people.ts'
import { startProduct } from './processes.ts'
import { openSession } from './session.ts'

const LIGHTHOUSE = path.join(import.meta.dirname, 'peers/node_modules/lighthouse')
const RUNS = 5
const MOST_BYTES = 64 * 1024 * 1024
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/**
 * Rows of other sites, measured with the same tool and mode, but on another day and machine. Empty cells are unknown.
 */
const PEERS = [
  ['open-saas', '89', '', '', '', '3.30', '', '', '140'],
  ['bulletproof-react', '62', '', '', '', '', '', '', ''],
  ['shadcn-admin', '56', '', '', '', '', '', '', ''],
  ['excalidraw', '50', '', '', '', '', '', '', ''],
]

const execute = promisify(execFile)

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>
  audits: Record<
    string,
    { numericValue?: number; details?: { items: { resourceType: string; transferSize: number }[] } }
  >
}

/** By default, Lighthouse simulates a phone on slow 4G. */
async function ask(url: string, ...flags: string[]): Promise<Report> {
  const line = [path.join(LIGHTHOUSE, 'cli/index.js'), url, '--output=json', '--quiet', ...flags]
  const env = { ...process.env, CHROME_PATH: await getChromium() }
  const { stdout } = await execute(process.execPath, line, { env, maxBuffer: MOST_BYTES })
  return JSON.parse(stdout) as Report
}

const askAsVisitor = (url: string) => ask(url, '--chrome-flags=--headless --no-sandbox --disable-gpu')

async function askSignedIn(url: string, token: string): Promise<Report> {
  const profile = mkdtempSync(path.join(tmpdir(), 'ufaro-lighthouse-'))
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await getChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
  })
  try {
    const page = await browser.newPage()
    await openSession(page, new URL(url).origin, token)
    await page.close()
    const [port = ''] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
    return await ask(url, `--port=${port}`, '--disable-storage-reset')
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

async function measure(name: string, once: () => Promise<Report>): Promise<string[]> {
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await orAgain(once))
  const middle = (figure: (report: Report) => number) => median(reports.map(figure))
  const audit = (id: string) => middle(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
  const script = ({ audits }: Report) =>
    (audits['network-requests']?.details?.items ?? [])
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0)
  return [
    name,
    ...CATEGORIES.map((id) => String(Math.round(middle(({ categories }) => categories[id].score) * 100))),
    (audit('largest-contentful-paint') / 1000).toFixed(2),
    audit('cumulative-layout-shift').toFixed(3),
    audit('total-blocking-time').toFixed(0),
    (middle(script) / 1000).toFixed(1),
  ]
}

/** Repeats a failed measurement once, because Lighthouse sometimes misses the start of a navigation. */
const orAgain = (once: () => Promise<Report>): Promise<Report> => once().catch(once)

export const landing: Bench = {
  title: 'Pages: as Lighthouse sees them',
  run: async () => {
    if (!existsSync(LIGHTHOUSE)) return 'Lighthouse is not installed.'
    const { version } = JSON.parse(readFileSync(path.join(LIGHTHOUSE, 'package.json'), 'utf8')) as { version: string }
    const product = await startProduct({ ...ADMIN, RATE_LIMIT: 'off' })
    try {
      const token = await signUp(product.url)
      const rows = [
        await measure('Ufaro, landing', () => askAsVisitor(`${product.url}/`)),
        await measure('Ufaro, log in', () => askAsVisitor(`${product.url}/login`)),
        await measure('Ufaro, studio, signed in', () => askSignedIn(`${product.url}/studio`, token)),
      ]
      const head = [
        'page',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
        'LCP s',
        'CLS',
        'TBT ms',
        'script kB',
      ]
      const note = `Lighthouse ${version}, medians of ${RUNS}, with nothing else at work. Peers were measured on another day.`
      return `${table([head, ...rows, ...PEERS])}\n\n${note}`
    } finally {
      await product.stop()
    }
  },
}
