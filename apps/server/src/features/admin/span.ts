import { and, type SQL, sql } from 'drizzle-orm'

/** The moments that a report begins at and ends before; open where null. */
export interface Span {
  from: Date | null
  until: Date | null
}

/** Nothing is asked at an open end: what needs no moment is counted by a smaller index. */
export const within = (moment: SQL, { from, until }: Span): SQL =>
  and(
    from ? sql`${moment} >= ${from.toISOString()}::timestamptz` : undefined,
    until ? sql`${moment} < ${until.toISOString()}::timestamptz` : undefined,
  ) ?? sql`true`
