import { formatDate } from '#web/lib/formats.ts'
import { columnMoney } from '../money/column-money.ts'
import type { Day } from './buckets.ts'

export function DaysTable({ series }: { series: readonly Day[] }) {
  return (
    <section
      aria-label="Generations and revenue by day"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be in reach of the keyboard
      tabIndex={0}
      className="max-h-72 overflow-y-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-small tabular-nums">
        <thead className="sticky top-0 bg-surface text-ink-soft">
          <tr>
            <th scope="col" className="px-4 py-2 text-left">
              Day
            </th>
            <th scope="col" className="px-4 py-2 text-right">
              Total
            </th>
            <th scope="col" className="px-4 py-2 text-right">
              Successful
            </th>
            <th scope="col" className="px-4 py-2 text-right">
              Revenue
            </th>
          </tr>
        </thead>
        <tbody>
          {series.toReversed().map(({ date, total, successful, revenue }) => (
            <tr key={date} className="border-t border-line">
              <td className="px-4 py-1.5">{formatDate(date)}</td>
              <td className="px-4 py-1.5 text-right">{total.toLocaleString()}</td>
              <td className="px-4 py-1.5 text-right">{successful.toLocaleString()}</td>
              <td className="px-4 py-1.5 text-right">{columnMoney(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
