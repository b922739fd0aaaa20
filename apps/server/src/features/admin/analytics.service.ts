import type { Analytics, ModeFigures } from '@ufaro/contract/http/admin-reports.ts'
import { MODES, type Mode } from '@ufaro/contract/modes.ts'
import type { Db } from '../../db/db.ts'
import {
  countActiveUsers,
  foldTallies,
  type Tally,
  tallyGenerations,
  tallyVerdicts,
  type VerdictTally,
} from './analytics.repo.ts'
import { sumRevenue, sumRevenueByMode } from './revenue.repo.ts'
import type { Span } from './span.ts'

const MAX_DAYS = 366
const LAGOS_MS = 3_600_000
const KOBO = 100

/** @param usdRate Naira per dollar, the currency of provider prices */
export function createAnalyticsService({ db, usdRate }: { db: Db; usdRate: number }) {
  const koboOf = (microusd: number): number => Math.round((microusd / 1_000_000) * usdRate * KOBO)

  return {
    fold: (): Promise<void> => foldTallies(db),

    async read(span: Span): Promise<Analytics> {
      const [tallies, activeUsers, revenue, revenueByMode, verdicts] = await Promise.all([
        tallyGenerations(db, span),
        countActiveUsers(db),
        sumRevenue(db, span),
        sumRevenueByMode(db, span),
        tallyVerdicts(db, span),
      ])
      const done = tallies.filter(({ status }) => status === 'done')
      const timed = sum(done, 'timed')
      const figures = MODES.map((mode) => ({
        ...figuresOf(mode, tallies, revenueByMode, koboOf),
        verdicts: verdictsOf(mode, verdicts),
      }))
      return {
        stats: {
          totalGenerations: sum(tallies, 'total'),
          successfulGenerations: sum(done, 'total'),
          avgProcessingTime: timed > 0 ? Math.round(sum(done, 'duration_ms') / timed) : 0,
          generationsByMode: Object.fromEntries(
            figures.filter(({ total }) => total > 0).map(({ mode, total }) => [mode, total]),
          ),
        },
        active_users: activeUsers,
        series: seriesOf(tallies),
        revenue,
        provider_cost: koboOf(sum(tallies, 'cost_microusd')),
        by_mode: figures,
      }
    },
  }
}
export type AnalyticsService = ReturnType<typeof createAnalyticsService>

const sum = (tallies: readonly Tally[], key: 'total' | 'duration_ms' | 'timed' | 'cost_microusd'): number =>
  tallies.reduce((total, tally) => total + tally[key], 0)

function figuresOf(
  mode: Mode,
  tallies: readonly Tally[],
  revenue: ReadonlyMap<Mode, number>,
  koboOf: (microusd: number) => number,
): Omit<ModeFigures, 'verdicts'> {
  const own = tallies.filter((tally) => tally.mode === mode)
  return {
    mode,
    total: sum(own, 'total'),
    successful: sum(
      own.filter(({ status }) => status === 'done'),
      'total',
    ),
    revenue: revenue.get(mode) ?? 0,
    provider_cost: koboOf(sum(own, 'cost_microusd')),
  }
}

function verdictsOf(mode: Mode, tallies: readonly VerdictTally[]): ModeFigures['verdicts'] {
  const { good = 0, bad = 0 } = tallies.find((tally) => tally.mode === mode) ?? {}
  return { good, bad }
}

function seriesOf(tallies: readonly Tally[]): Analytics['series'] {
  const days = Map.groupBy(tallies, ({ day_ms }) => new Date(day_ms + LAGOS_MS).toISOString().slice(0, 10))
  return [...days].slice(-MAX_DAYS).map(([date, own]) => ({
    date,
    total: sum(own, 'total'),
    successful: sum(
      own.filter(({ status }) => status === 'done'),
      'total',
    ),
  }))
}
