import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Customer, getCustomer, listCustomerRuns } from '@ufaro/contract/http/admin-customer.ts'
import { call } from '#web/lib/session.ts'
import { customerKey } from '../users/users.queries.ts'

export const ROWS = 10

export const useCustomer = (id: string) =>
  useQuery<Customer>({
    queryKey: [...customerKey, id],
    queryFn: ({ signal }) => call(getCustomer, { params: { id }, signal }),
    placeholderData: keepPreviousData,
  })

export const useCustomerRuns = (id: string, page: number) =>
  useQuery({
    queryKey: [...customerKey, id, 'runs', page],
    queryFn: ({ signal }) =>
      call(listCustomerRuns, { params: { id }, query: { page: String(page), limit: String(ROWS) }, signal }),
    placeholderData: keepPreviousData,
  })
