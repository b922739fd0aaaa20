import { plural } from './formats.ts'

// A plan may last a fraction of a day.
export const formatDays = (days: number): string =>
  days < 1 ? plural(Number((days * 24).toFixed(1)), 'hour') : plural(days, 'day')
