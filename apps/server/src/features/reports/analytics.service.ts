import type { Analytics, AnalyticsTotals, ModeFigures } from '@ufaro/contract/http/admin-reports.ts'
import { TOOL_IDS, type ToolId } from '@ufaro/contract/tool-ids.ts'
import type { Db } from '../../db/db.ts'
import {
  countActiveUsers,
  foldTallies,
  type Tally,
  tallyGenerations,
  tallyVerdicts,
  type VerdictTally,
} from './analytics.repo.ts'
import { sumRevenueByMode, tallyRevenue } from './revenue.repo.ts'
import { dateOf, type Span, spanBefore } from './span.ts'

const MAX_DAYS = 366
const KOBO = 100

/** @param usdRate Naira per US dollar, because AI providers charge in dollars */
export function createAnalyticsService({ db, usdRate }: { db: Db; usdRate: number }) {
  const koboOf = (microusd: number): number => Math.round((microusd / 1_000_000) * usdRate * KOBO)

  const readSpan = async (span: Span) => {
    const [tallies, days, verdicts] = await Promise.all([
      tallyGenerations(db, span),
      tallyRevenue(db, span),
      tallyVerdicts(db, span),
    ])
    return { tallies, days, verdicts, totals: totalsOf(tallies, days, verdicts, koboOf) }
  }

  return {
    fold: (): Promise<void> => foldTallies(db),

    async read(span: Span): Promise<Analytics> {
      const before = spanBefore(span, new Date())
      const [{ tallies, days, verdicts, totals }, activeUsers, revenueByMode, previous] = await Promise.all([
        readSpan(span),
        countActiveUsers(db),
        sumRevenueByMode(db, span),
        before && readSpan(before),
      ])
      const done = doneOf(tallies)
      const timed = sum(done, 'timed')
      const figures = TOOL_IDS.map((mode) => ({
        ...figuresOf(mode, tallies, revenueByMode, koboOf),
        verdicts: verdictsOf(mode, verdicts),
      }))
      return {
        stats: {
          totalGenerations: totals.total,
          successfulGenerations: totals.successful,
          avgProcessingTime: timed > 0 ? Math.round(sum(done, 'duration_ms') / timed) : 0,
          generationsByMode: Object.fromEntries(
            figures.filter(({ total }) => total > 0).map(({ mode, total }) => [mode, total]),
          ),
        },
        active_users: activeUsers,
        series: seriesOf(tallies, days),
        revenue: totals.revenue,
        provider_cost: totals.provider_cost,
        by_mode: figures,
        totals,
        previous:
          previous && before?.from && before.until ? previousOf(previous.totals, before.from, before.until) : null,
      }
    },
  }
}
export type AnalyticsService = ReturnType<typeof createAnalyticsService>

const previousOf = (totals: AnalyticsTotals, from: Date, until: Date): Analytics['previous'] => ({
  ...totals,
  from: from.toISOString(),
  until: until.toISOString(),
})

function totalsOf(
  tallies: readonly Tally[],
  days: readonly { revenue: number }[],
  verdicts: readonly VerdictTally[],
  koboOf: (microusd: number) => number,
): AnalyticsTotals {
  return {
    total: sum(tallies, 'total'),
    successful: sum(doneOf(tallies), 'total'),
    failed: sum(failedOf(tallies), 'total'),
    revenue: days.reduce((total, { revenue }) => total + revenue, 0),
    provider_cost: koboOf(sum(tallies, 'cost_microusd')),
    verdicts: {
      good: verdicts.reduce((total, { good }) => total + good, 0),
      bad: verdicts.reduce((total, { bad }) => total + bad, 0),
    },
  }
}

const failedOf = (tallies: readonly Tally[]): Tally[] => tallies.filter(({ status }) => status === 'error')
const doneOf = (tallies: readonly Tally[]): Tally[] => tallies.filter(({ status }) => status === 'done')

const sum = (tallies: readonly Tally[], key: 'total' | 'duration_ms' | 'timed' | 'cost_microusd'): number =>
  tallies.reduce((total, tally) => total + tally[key], 0)

function figuresOf(
  mode: ToolId,
  tallies: readonly Tally[],
  revenue: ReadonlyMap<ToolId, number>,
  koboOf: (microusd: number) => number,
): Omit<ModeFigures, 'verdicts'> {
  const own = tallies.filter((tally) => tally.mode === mode)
  return {
    mode,
    total: sum(own, 'total'),
    successful: sum(doneOf(own), 'total'),
    failed: sum(failedOf(own), 'total'),
    revenue: revenue.get(mode) ?? 0,
    provider_cost: koboOf(sum(own, 'cost_microusd')),
  }
}

function verdictsOf(mode: ToolId, tallies: readonly VerdictTally[]): ModeFigures['verdicts'] {
  const { good = 0, bad = 0 } = tallies.find((tally) => tally.mode === mode) ?? {}
  return { good, bad }
}

function seriesOf(
  tallies: readonly Tally[],
  revenue: readonly { day_ms: number; revenue: number }[],
): Analytics['series'] {
  const made = Map.groupBy(tallies, ({ day_ms }) => day_ms)
  const paid = new Map(revenue.map((day) => [day.day_ms, day.revenue]))
  const days = [...new Set([...made.keys(), ...paid.keys()])].toSorted((a, b) => a - b)
  return days.slice(-MAX_DAYS).map((day) => {
    const own = made.get(day) ?? []
    return {
      date: dateOf(day),
      total: sum(own, 'total'),
      successful: sum(doneOf(own), 'total'),
      revenue: paid.get(day) ?? 0,
    }
  })
}
