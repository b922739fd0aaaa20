import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  exportGenerations,
  type GenerationFilter,
  getAnalytics,
  listGenerations,
} from '@ufaro/contract/http/admin-reports.ts'
import { call } from '#web/lib/session.ts'
import { saveBlob } from '#web/studio/files/save.ts'
import { failing } from '../failing.ts'

/** Spreadsheets recognize UTF-8 by this byte order mark. It is added again, because `response.text()` removes it. */
const BOM = '\uFEFF'

type Range = Pick<GenerationFilter, 'startDate' | 'endDate'>

export const useAnalytics = (range: Range) =>
  useQuery({
    queryKey: ['admin', 'analytics', range],
    queryFn: ({ signal }) => call(getAnalytics, { query: range, signal }),
    placeholderData: keepPreviousData,
  })

export const useGenerations = (page: number, filter: GenerationFilter) =>
  useQuery({
    queryKey: ['admin', 'generations', page, filter],
    queryFn: ({ signal }) => call(listGenerations, { query: { ...filter, page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  })

export async function downloadCsv(filter: GenerationFilter): Promise<void> {
  const text = (await call(exportGenerations, { query: filter }).catch(
    failing('Failed to export CSV'),
  )) as unknown as string
  const today = new Date().toISOString().slice(0, 10)
  saveBlob(new Blob([BOM, text], { type: 'text/csv;charset=utf-8' }), `ufaro_analytics_${today}.csv`)
}
