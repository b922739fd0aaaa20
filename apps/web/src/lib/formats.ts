import { formatCount } from '@ufaro/contract/format-count.ts'
import { formatNaira, formatUsd, nairaOf } from '@ufaro/contract/money.ts'

export { formatCount, formatNaira, formatUsd }

export const formatKobo = (kobo: number): string => formatNaira(nairaOf(kobo))

const LOCALE = 'en-NG'
const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const
const LAGOS = 'Africa/Lagos'
/** Offset of Africa/Lagos from UTC in milliseconds, which is the same all year. */
const LAGOS_MS = 3_600_000

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' })
const dayInLagos = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: LAGOS })
const moment = new Intl.DateTimeFormat(LOCALE, MOMENT)
const momentInLagos = new Intl.DateTimeFormat(LOCALE, { ...MOMENT, timeZone: LAGOS })

export const formatMoment = (iso: string): string => moment.format(new Date(iso))

export const formatLagosMoment = (iso: string): string => momentInLagos.format(new Date(iso))

export const formatLagosDate = (iso: string): string => dayInLagos.format(new Date(iso))

export const lagosDay = (ms: number): string => new Date(ms + LAGOS_MS).toISOString().slice(0, 10)

/** Converts the value of a datetime-local input, such as `2026-12-19T14:00`, from Lagos time to ISO 8601 in UTC. */
export const momentOfField = (value: string): string | null => (value ? new Date(`${value}+01:00`).toISOString() : null)

export const fieldOfMoment = (iso: string | null): string =>
  iso ? new Date(Date.parse(iso) + LAGOS_MS).toISOString().slice(0, 16) : ''

export const formatDate = (iso: string): string => day.format(new Date(iso))

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const units = ['KB', 'MB', 'GB']
  const step = Math.min(units.length, Math.floor(Math.log2(bytes) / 10))
  return `${(bytes / 1024 ** step).toFixed(1).replace(/\.0$/, '')} ${units[step - 1]}`
}

/** Formats milliseconds as `640 ms`, `4.2 s` or `2 min 5 s`. */
export function formatDuration(ms: number): string {
  // From these limits on, rounding would give 1000 ms or 60.0 s, so use the next unit.
  if (ms < 999.5) return `${Math.round(ms)} ms`
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`
