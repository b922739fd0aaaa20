import { z } from 'zod/mini'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const SENTENCE = 'Please enter a date such as 2026-01-31'

const isMoment = (text: string): boolean => {
  const time = Date.parse(text)
  if (Number.isNaN(time)) return false
  // Date.parse turns 31 February into 3 March, so compare the day.
  return !DAY.test(text) || new Date(time).toISOString().startsWith(text)
}

const moment = z
  .string()
  .check(
    z.maxLength(40),
    z.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/, SENTENCE),
    z.refine(isMoment, SENTENCE),
    z.describe(
      'A day in Lagos, such as 2026-01-31, or a timestamp with a time zone. The end day is part of the range.',
    ),
  )

/** Each end is a day in Lagos or a timestamp with a time zone. The end day is included. */
export const DateRange = z.object({ startDate: z.optional(moment), endDate: z.optional(moment) })
export type DateRange = z.infer<typeof DateRange>

/** Offset of Lagos from UTC. It has been the same since 1919, without daylight saving time. */
const LAGOS = '+01:00'
const DAY_MS = 86_400_000

/** `from` is inclusive, `until` exclusive. */
export function momentsOf({ startDate, endDate }: DateRange): { from: Date | null; until: Date | null } {
  const at = (text: string, addMs: number) =>
    DAY.test(text) ? new Date(Date.parse(`${text}T00:00:00${LAGOS}`) + addMs) : new Date(text)
  return { from: startDate ? at(startDate, 0) : null, until: endDate ? at(endDate, DAY_MS) : null }
}
