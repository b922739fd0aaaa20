import { formatCount, formatDate } from '#web/lib/formats.ts'
import { columnMoney } from '../money/column-money.ts'
import type { Day } from './buckets.ts'

export function DaysTable({ series }: { series: readonly Day[] }) {
  return (
    <section
      aria-label="Generations and revenue by day"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an area must have the focus to scroll by keyboard
      tabIndex={0}
      className="max-h-72 overflow-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-small tabular-nums">
        <thead className="sticky top-0 bg-surface text-ink-soft">
          <tr>
            <th scope="col" className="px-2 py-2 first:pl-4 last:pr-4 text-left">
              Day
            </th>
            <th scope="col" className="px-2 py-2 first:pl-4 last:pr-4 text-right">
              Total
            </th>
            <th scope="col" className="px-2 py-2 first:pl-4 last:pr-4 text-right">
              Successful
            </th>
            <th scope="col" className="px-2 py-2 first:pl-4 last:pr-4 text-right">
              Revenue
            </th>
          </tr>
        </thead>
        <tbody>
          {series.toReversed().map(({ date, total, successful, revenue }) => (
            <tr key={date} className="border-t border-line">
              <td className="px-2 py-1.5 whitespace-nowrap first:pl-4 last:pr-4">{formatDate(date)}</td>
              <td className="px-2 py-1.5 first:pl-4 last:pr-4 text-right">{formatCount(total)}</td>
              <td className="px-2 py-1.5 first:pl-4 last:pr-4 text-right">{formatCount(successful)}</td>
              <td className="px-2 py-1.5 first:pl-4 last:pr-4 text-right">{columnMoney(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
