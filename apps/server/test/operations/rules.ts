import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '../processes/program.ts'

export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

/** Reads and parses the metrics as Prometheus does. If the server does not respond, returns only the sample `up 0`. */
export async function scrape(url: string): Promise<Sample[]> {
  try {
    const answer = await fetch(`${url}/metrics`)
    const text = await answer.text()
    return [{ name: 'up', labels: {}, value: answer.ok ? 1 : 0 }, ...text.split('\n').flatMap(sampleOf)]
  } catch {
    return [{ name: 'up', labels: {}, value: 0 }]
  }
}

function sampleOf(line: string): Sample[] {
  const [, name, labels = '', value] = /^([a-z_0-9]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
  if (!name) return []
  const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text])
  return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }]
}

export function readAlerts(): { name: string; expr: string }[] {
  const text = readFileSync(path.join(repository, 'ops/alerts.yml'), 'utf8')
  return [...text.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)].map(([, name, expr]) => ({ name: name!, expr: expr! }))
}

/**
 * Returns the names of the alerts that fire. Implements only the PromQL that the rules use: an empty vector does not
 * fire, and a counter without an earlier sample has not increased.
 */
export const firing = (before: Sample[], now: Sample[]): string[] =>
  readAlerts()
    .filter(({ expr }) => holds(expr, before, now))
    .map(({ name }) => name)

function holds(expr: string, before: Sample[], now: Sample[]): boolean {
  const [, left, operator, right] = /^(.+) (==|>) ([\d.]+)$/.exec(expr) ?? []
  if (!left) throw new Error(`no comparison in ${expr}`)
  const [first, second] = left.split(' / ').map((term) => vectorOf(term, before, now))
  const values = second ? first!.flatMap((value) => second.map((by) => value / by)) : first!
  return values.some((value) => (operator === '>' ? value > Number(right) : value === Number(right)))
}

function vectorOf(term: string, before: Sample[], now: Sample[]): number[] {
  const [, aggregate, inner] = /^(sum|max)\((.+)\)$/.exec(term) ?? []
  if (!inner) return seriesOf(term, now).map(({ value }) => value)
  const [, counted] = /^increase\((.+)\[\d+m\]\)$/.exec(inner) ?? []
  const values = counted ? increases(counted, before, now) : seriesOf(inner, now).map(({ value }) => value)
  if (values.length === 0) return []
  return [aggregate === 'sum' ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values)]
}

function increases(selector: string, before: Sample[], now: Sample[]): number[] {
  const keyOf = ({ labels }: Sample) => JSON.stringify(Object.entries(labels).sort())
  const then = new Map(seriesOf(selector, before).map((sample) => [keyOf(sample), sample.value]))
  return seriesOf(selector, now).flatMap((sample) => {
    const earlier = then.get(keyOf(sample))
    return earlier === undefined ? [] : [sample.value - earlier]
  })
}

function seriesOf(selector: string, samples: Sample[]): Sample[] {
  const [, name, matchers = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(selector) ?? []
  if (!name) throw new Error(`no selector: ${selector}`)
  const wanted = [...matchers.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)]
  return samples.filter(
    (sample) =>
      sample.name === name &&
      wanted.every(([, label, operator, text]) => {
        const value = sample.labels[label!] ?? ''
        if (operator === '=~') return new RegExp(`^(?:${text})$`).test(value)
        return operator === '=' ? value === text : value !== text
      }),
  )
}
