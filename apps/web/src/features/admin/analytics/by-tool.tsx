import type { ModeFigures } from '@ufaro/contract/http/admin-reports.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { formatCount } from '#web/lib/formats.ts'
import { columnMoney } from '../money/column-money.ts'
import { Nothing } from '../table/nothing.tsx'
import { type Column, RecordTable } from '../table/record-table.tsx'
import { badRate, rate, successRate } from './rates.ts'

export function ByTool({ figures }: { figures: readonly ModeFigures[] }) {
  const used = figures.filter(isUsed)
  const unused = figures.filter((each) => !isUsed(each))
  if (used.length === 0) return null
  return (
    <section aria-labelledby="by-tool">
      <h2 id="by-tool" className="mt-8 mb-2 font-bold">
        By tool
      </h2>
      <RecordTable label="Generations by tool" columns={COLUMNS} rows={used} rowKey={({ mode }) => mode} />
      {unused.length > 0 && (
        <p className="mt-3 text-small text-ink-soft">
          Not used: {unused.map(({ mode }) => TOOLS[mode].label).join(', ')}.
        </p>
      )}
    </section>
  )
}

const isUsed = ({ total, revenue, provider_cost }: ModeFigures): boolean =>
  total !== 0 || revenue !== 0 || provider_cost !== 0

const COLUMNS: readonly Column<ModeFigures>[] = [
  { title: 'Tool', cell: ({ mode }) => TOOLS[mode].label },
  { title: 'Total', numeric: true, cell: ({ total }) => formatCount(total) },
  {
    title: 'Successful',
    numeric: true,
    cell: (figures) => {
      const value = successRate(figures)
      return value === null ? <Nothing /> : `${formatCount(figures.successful)} (${rate(value)})`
    },
  },
  {
    title: 'Not usable',
    numeric: true,
    cell: (figures) => {
      const { good, bad } = figures.verdicts
      const value = badRate(figures)
      return value === null ? <Nothing /> : `${rate(value)} of ${formatCount(good + bad)} judged`
    },
  },
  { title: 'Revenue', numeric: true, cell: ({ revenue }) => columnMoney(revenue) },
  { title: 'Provider cost', numeric: true, cell: ({ provider_cost }) => columnMoney(provider_cost) },
]
