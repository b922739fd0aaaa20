import { setTimeout as sleep } from 'node:timers/promises'
import { type Bench, median, table } from './bench.ts'
import { cpuOfTree } from './cpu.ts'
import { drive, type Load } from './drive.ts'
import { generateBody } from './generate-body.ts'
import { ADMIN, signUp } from './people.ts'
import { startBareServer, startProduct } from './processes.ts'
import { collectSpans, type Span } from './spans.ts'

const REQUESTS = 24
const ROUNDS = 5

type Parts = Record<'intake' | 'spend' | 'hand-over' | 'work' | 'store' | 'answer' | 'all' | 'statements', number>

/** Durations come from the product's traces. Processor times come from untraced calls, because tracing uses CPU. */
export const parts: Bench = {
  title: 'Generate: its parts',
  run: async () => {
    const bare = await startBareServer()
    const engine = { ...ADMIN, OPENAI_BASE_URL: `${bare.url}/v1`, IMAGE_ENGINE: 'openai', RATE_LIMIT: 'off' }
    const body = await generateBody()
    try {
      const costs = await measureCost(engine, body)
      const calls = await measureParts(engine, body)
      if (process.env.BENCH_TIMELINE) console.log(timeline(calls))
      const names = Object.keys(partsOf(calls[0] ?? [])) as (keyof Parts)[]
      const middle = (name: keyof Parts) => median(calls.map((call) => partsOf(call)[name]))
      return `${table([names, names.map((name) => middle(name).toFixed(name === 'statements' ? 0 : 1))])}

${table([['at once', 'ms', 'calls a second', 'CPU ms: product', 'CPU ms: PostgreSQL'], ...costs])}

Milliseconds of one call alone, medians of ${REQUESTS}, traced; statements are those of the call and its job, without the queue's own.
CPU of the product's processes and of its database for one call, untraced.`
    } finally {
      await bare.stop()
    }
  },
}

async function measureCost(engine: Record<string, string>, body: string): Promise<string[][]> {
  const product = await startProduct(engine)
  try {
    const load = { url: `${product.url}/api/generate`, body, token: await signUp(product.url) }
    await drive({ ...load, requests: REQUESTS * 2, clients: 4 })
    const rows: string[][] = []
    for (const clients of [1, 4]) rows.push(await costOf({ ...load, requests: REQUESTS, clients }, product.pid))
    return rows
  } finally {
    await product.stop()
  }
}

async function costOf(load: Load, pid: number): Promise<string[]> {
  const rounds: { ms: number; perSecond: number; own: number; database: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuOfTree(pid)
    const { ms, perSecond } = await drive(load)
    const after = cpuOfTree(pid)
    const [own, database] = [after.own - before.own, after.database - before.database]
    rounds.push({ ms, perSecond, own: own / load.requests, database: database / load.requests })
  }
  const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read)).toFixed(1)
  return [
    `${load.clients}`,
    of(({ ms }) => ms),
    of(({ perSecond }) => perSecond),
    of(({ own }) => own),
    of(({ database }) => database),
  ]
}

async function measureParts(engine: Record<string, string>, body: string): Promise<Span[][]> {
  const collector = await collectSpans()
  const product = await startProduct({ ...engine, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  try {
    const load = { url: `${product.url}/api/generate`, clients: 1, body, token: await signUp(product.url) }
    await drive({ ...load, requests: REQUESTS })
    await sleep(2500)
    collector.spans.length = 0
    await drive({ ...load, requests: REQUESTS })
    await sleep(2500)
  } finally {
    await product.stop()
    collector.stop()
  }
  const traces = Map.groupBy(collector.spans, ({ traceId }) => traceId)
  return [...traces.values()]
    .filter((spans) => spans.some(isCall) && spans.some(isJob))
    .map((spans) => spans.sort((a, b) => a.from - b.from))
}

const isCall = ({ name }: Span) => name === 'POST /api/generate'
const isJob = ({ name }: Span) => name.startsWith('job ')
const isStatement = ({ name }: Span) => name.startsWith('SQL')

function partsOf(call: Span[]): Parts {
  const [whole, job] = [call.find(isCall)!, call.find(isJob)!]
  const engine = call.find(({ name }) => name === 'engine call')!
  const ownPut = call.find(({ name, from }) => name === 'storage put' && from < job.from)
  const intake = ownPut?.to ?? whole.from
  const spent = Math.max(...call.filter((span) => isStatement(span) && span.to < job.from).map(({ to }) => to))
  return {
    intake: intake - whole.from,
    spend: spent - intake,
    'hand-over': job.from - spent,
    work: engine.to - job.from,
    store: job.to - engine.to,
    answer: whole.to - job.to,
    all: whole.to - whole.from,
    statements: call.filter(isStatement).length,
  }
}

function timeline(calls: Span[][]): string {
  const inOrder = calls.toSorted((a, b) => partsOf(a).all - partsOf(b).all)
  const call = inOrder[Math.floor(inOrder.length / 2)] ?? []
  const began = call[0]?.from ?? 0
  const ms = (value: number) => value.toFixed(1).padStart(7)
  return call
    .map(({ name, from, to, text }) => {
      const words = text.replace(/\s+/g, ' ').slice(0, 110)
      return `${ms(from - began)} ${ms(to - from)}  ${name.padEnd(16)} ${words}`
    })
    .join('\n')
}
