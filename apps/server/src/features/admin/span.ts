import { and, type SQL, sql } from 'drizzle-orm'

export interface Span {
  from: Date | null
  until: Date | null
}

/** Omits unbounded conditions, so that a smaller index can be used. */
export const within = (moment: SQL, { from, until }: Span): SQL =>
  and(
    from ? sql`${moment} >= ${from.toISOString()}::timestamptz` : undefined,
    until ? sql`${moment} < ${until.toISOString()}::timestamptz` : undefined,
  ) ?? sql`true`
