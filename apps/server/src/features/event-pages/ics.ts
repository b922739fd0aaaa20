import type { PublicPage } from './event-pages.repo.ts'

const HOURS_MS = 3 * 3_600_000
const OCTETS = 74

/** An iCalendar file (RFC 5545). Event pages have no end time, so the entry ends three hours after the start. */
export function icsOf(page: PublicPage & { startsAt: Date }, url: string): string {
  const host = new URL(url).hostname
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ufaro//Event pages//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${page.id}@${host}`,
    `DTSTAMP:${stamp(page.createdAt)}`,
    `DTSTART:${stamp(page.startsAt)}`,
    `DTEND:${stamp(new Date(page.startsAt.getTime() + HOURS_MS))}`,
    `SUMMARY:${text(page.title)}`,
    ...(page.venue ? [`LOCATION:${text(page.venue)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const stamp = (time: Date): string => `${time.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

const text = (value: string): string =>
  value
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')

function fold(line: string): string {
  const pieces: string[] = []
  let piece = ''
  for (const letter of line) {
    if (Buffer.byteLength(piece + letter) > (pieces.length === 0 ? OCTETS : OCTETS - 1)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece].join('\r\n ')
}
