import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { FACTS, type FactRow } from './facts-queries.ts'

const FRESH_MS = 5000
const PATIENCE_MS = 3000

interface Deps {
  registry: Registry
  pool: pg.Pool
}

/** While the database is unreachable, the metrics of FACTS are absent, because their last values would be stale. */
export function createFacts({ registry, pool }: Deps) {
  const registers = [registry]
  const up = new Gauge({ name: 'ufaro_database_up', help: 'Whether the database answers', registers })
  const used = new Gauge({
    name: 'ufaro_database_connections',
    help: 'Connections of this process, and queries that wait for one',
    labelNames: ['state'],
    registers,
  })
  const gauges = FACTS.map(({ name, help, labels, text }) => ({
    gauge: new Gauge({ name, help, labelNames: labels, registers }),
    text,
  }))
  let freshUntil = 0

  const read = async (): Promise<void> => {
    const answers = await Promise.all(gauges.map(({ text }) => pool.query<FactRow>(text)))
    for (const [n, { gauge }] of gauges.entries()) {
      gauge.reset()
      for (const { value, ...labels } of answers[n]?.rows ?? []) gauge.set(labels, Number(value))
    }
    freshUntil = performance.now() + FRESH_MS
  }

  return {
    async refresh(): Promise<void> {
      used.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      used.set({ state: 'idle' }, pool.idleCount)
      used.set({ state: 'waiting' }, pool.waitingCount)
      if (performance.now() < freshUntil) return
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(() => late.reject(new Error('no answer in time')), PATIENCE_MS)
      try {
        await Promise.race([read(), late.promise])
        up.set(1)
      } catch {
        up.set(0)
        for (const { gauge } of gauges) gauge.reset()
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
export type Facts = ReturnType<typeof createFacts>
