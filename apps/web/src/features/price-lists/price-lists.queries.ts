import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Input } from '@ufaro/contract/http/endpoint.ts'
import * as contract from '@ufaro/contract/http/price-lists.ts'
import type { PriceListChanges, PriceListDetail } from '@ufaro/contract/price-list/price-list.ts'
import { call } from '#web/lib/session.ts'

const listsKey = ['price-lists'] as const
const listKey = (id: string) => [...listsKey, 'one', id] as const

const LOOK_AGAIN_MS = 2000

export const usePriceLists = (page: number) =>
  useQuery({
    queryKey: [...listsKey, 'all', page],
    queryFn: ({ signal }) => call(contract.listPriceLists, { query: { page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  })

export const usePriceList = (id: string) =>
  useQuery({
    queryKey: listKey(id),
    queryFn: ({ signal }) => call(contract.getPriceList, { params: { id }, signal }),
    select: ({ list }) => list,
    refetchInterval: ({ state }) => (state.data?.list.run_id ? LOOK_AGAIN_MS : false),
  })

/**
 * If `photo` is null, the server deletes the row's stored photo. If it is missing, the server keeps that photo. New
 * photos are sent in fields of their own, see `put`.
 */
export interface SentRow {
  sku: string | null
  name: string
  price: number
  was: number | null
  note: string | null
  category: string | null
  available: boolean
  photo?: null
}

export function useListChanges() {
  const cache = useQueryClient()
  const show = (list: PriceListDetail) => {
    cache.setQueryData(listKey(list.id), { list })
    void cache.invalidateQueries({ queryKey: [...listsKey, 'all'] })
  }
  const read = (id: string) => cache.invalidateQueries({ queryKey: listKey(id) })
  return {
    read,

    async create(body: Input<typeof contract.createPriceList.body>): Promise<string> {
      const { list } = await call(contract.createPriceList, { body })
      show(list)
      return list.id
    },

    async update(id: string, body: PriceListChanges): Promise<void> {
      show((await call(contract.updatePriceList, { params: { id }, body })).list)
    },

    /**
     * @param photos upload ids by row number, from 1
     */
    async put(id: string, items: readonly SentRow[], photos: ReadonlyMap<number, string>) {
      const named = [...photos].map(([row, upload]) => [`photo-${row}`, `upload:${upload}`])
      const body = { items: [...items], ...Object.fromEntries(named) }
      const { errors } = await call(contract.putPriceItems, { params: { id }, body })
      await read(id)
      return errors
    },

    async remove(id: string): Promise<void> {
      await call(contract.deletePriceList, { params: { id } })
      void cache.invalidateQueries({ queryKey: listsKey })
    },
  }
}
