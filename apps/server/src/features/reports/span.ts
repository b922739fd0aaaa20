import { and, type SQL, sql } from 'drizzle-orm'

export interface Span {
  from: Date | null
  until: Date | null
}

/**
 * Adds no condition for a missing bound. If both are missing, PostgreSQL can then use a smaller index that does not
 * contain the time.
 */
export const within = (moment: SQL, { from, until }: Span): SQL =>
  and(
    from ? sql`${moment} >= ${from.toISOString()}::timestamptz` : undefined,
    until ? sql`${moment} < ${until.toISOString()}::timestamptz` : undefined,
  ) ?? sql`true`

const DAY_MS = 86_400_000
/**
 * The midnight from which days are counted. Lagos has a fixed offset, so adding days is exact and takes less time per
 * row than calendar functions.
 */
const MIDNIGHT = '2000-01-01T00:00:00+01:00'
const LAGOS_MS = 3_600_000

export const dayOf = (moment: SQL): SQL => sql`date_bin('1 day', ${moment}, ${sql.raw(`timestamptz '${MIDNIGHT}'`)})`

export const dateOf = (dayMs: number): string => new Date(dayMs + LAGOS_MS).toISOString().slice(0, 10)

/** Splits a span into whole days and the partial days at its ends. `whole` is null if the span contains no midnight. */
export function daysOf({ from, until }: Span): { whole: Span | null; parts: Span[] } {
  const day = (moment: Date, round: (days: number) => number) =>
    new Date(round((moment.getTime() - Date.parse(MIDNIGHT)) / DAY_MS) * DAY_MS + Date.parse(MIDNIGHT))
  const first = from && day(from, Math.ceil)
  const last = until && day(until, Math.floor)
  if (first && last && first > last) return { whole: null, parts: [{ from, until }] }
  const parts = [
    { from, until: first },
    { from: last, until },
  ].filter((part) => part.from && part.until && part.from < part.until)
  return { whole: { from: first, until: last }, parts }
}

/**
 * The span of equal length before this one. If this span has not ended, the earlier one is cut at the same point.
 * @returns null if this span has no start or has not begun
 */
export function spanBefore({ from, until }: Span, now: Date): Span | null {
  const end = until && until < now ? until : now
  if (!from || from >= end) return null
  const length = until
    ? until.getTime() - from.getTime()
    : Math.ceil((end.getTime() - from.getTime()) / DAY_MS) * DAY_MS
  const before = (moment: Date) => new Date(moment.getTime() - length)
  return { from: before(from), until: before(end) }
}
