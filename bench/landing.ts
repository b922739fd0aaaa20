import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { getChromium } from '../scripts/chromium.ts'
import { type Bench, median, table } from './bench.ts'
import { startProduct } from './processes.ts'

const LIGHTHOUSE = path.join(import.meta.dirname, 'peers/node_modules/lighthouse')
const RUNS = 5
const MOST_BYTES = 64 * 1024 * 1024
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Peers' figures from the same tool in the same mode, on another day and machine: performance, LCP, script. */
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

/** Lighthouse's default: a phone on slow 4G. */
async function ask(url: string, chromium: string): Promise<Report> {
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu'
  const line = [path.join(LIGHTHOUSE, 'cli/index.js'), url, '--output=json', '--quiet', flags]
  const env = { ...process.env, CHROME_PATH: chromium }
  const { stdout } = await execute(process.execPath, line, { env, maxBuffer: MOST_BYTES })
  return JSON.parse(stdout) as Report
}

async function measure(name: string, url: string, chromium: string): Promise<string[]> {
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await ask(url, chromium))
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

/** Lighthouse scores of the public pages. */
export const landing: Bench = {
  title: 'Landing: as Lighthouse sees it',
  run: async () => {
    if (!existsSync(LIGHTHOUSE)) return 'Lighthouse is not installed.'
    const { version } = JSON.parse(readFileSync(path.join(LIGHTHOUSE, 'package.json'), 'utf8')) as { version: string }
    const chromium = await getChromium()
    const product = await startProduct({ RATE_LIMIT: 'off' })
    try {
      const rows = [
        await measure('Ufaro, landing', `${product.url}/`, chromium),
        await measure('Ufaro, log in', `${product.url}/login`, chromium),
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
