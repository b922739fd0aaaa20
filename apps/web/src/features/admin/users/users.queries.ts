import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { assignPlan } from '@ufaro/contract/http/admin.ts'
import type { Customer } from '@ufaro/contract/http/admin-customer.ts'
import {
  deletePerson,
  issueResetToken,
  type ListedPerson,
  listPeople,
  type PersonStatus,
  updateAdmin,
  updateUserPlan,
} from '@ufaro/contract/http/admin-people.ts'
import type { AdminLevel } from '@ufaro/contract/user.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { call } from '#web/lib/session.ts'
import { failing, tellFailure } from '../failing.ts'

const peopleKey = ['admin', 'users'] as const
export const customerKey = ['admin', 'customer'] as const
const auditKey = ['admin', 'audit'] as const
interface People {
  users: ListedPerson[]
  total: number
}

interface PeopleQuery {
  page: number
  search: string | undefined
  status: PersonStatus | undefined
}

export const usePeople = (query: PeopleQuery) =>
  useQuery({
    queryKey: [...peopleKey, query],
    queryFn: ({ signal }) => call(listPeople, { query: { ...query, page: String(query.page) }, signal }),
    placeholderData: keepPreviousData,
  })

const readAgain = (keys: readonly (readonly string[])[]) =>
  Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
const readAllAgain = () => readAgain([peopleKey, customerKey, auditKey])

interface Assignment {
  userId: string
  planName: string
  creditsTotal: number
  expiresAt: string | undefined
}

export const useAssignPlan = () =>
  useMutation({
    mutationFn: ({ userId, ...body }: Assignment) =>
      call(assignPlan, { params: { id: userId }, body }).catch(failing('Failed to assign plan')),
    onSuccess: readAllAgain,
  })

function showPlan(id: string, isActive: boolean): void {
  const shown = (person: ListedPerson): ListedPerson => ({
    ...person,
    user_plans: person.user_plans.map((plan) => (plan.id === id ? { ...plan, is_active: isActive } : plan)),
  })
  queryClient.setQueriesData<People>(
    { queryKey: peopleKey },
    (people) => people && { ...people, users: people.users.map(shown) },
  )
  // Match only the query of the customer. The query keys of the customer's lists have the same prefix but are longer.
  queryClient.setQueriesData<Customer>(
    { queryKey: customerKey, predicate: ({ queryKey }) => queryKey.length === customerKey.length + 1 },
    (customer) => customer && { ...customer, person: shown(customer.person) },
  )
}

export const useSetPlanActive = () =>
  useMutation({
    mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
      call(updateUserPlan, { params: { id }, body: { isActive } }).catch(failing('Failed to update plan')),
    onMutate: ({ id, isActive }) => showPlan(id, isActive),
    onError: (error, { id, isActive }) => {
      showPlan(id, !isActive)
      tellFailure(error)
    },
    onSettled: readAllAgain,
  })

export const useIssueReset = () =>
  useMutation({
    mutationFn: (userId: string) =>
      call(issueResetToken, { params: { id: userId } }).catch(failing('Failed to reset password')),
    onError: tellFailure,
  })

export const useSetAdmin = () =>
  useMutation({
    mutationFn: ({ userId, level }: { userId: string; level: AdminLevel | null }) =>
      call(updateAdmin, { params: { id: userId }, body: { isAdmin: level !== null, adminLevel: level } }).catch(
        failing('Failed to update admin status'),
      ),
    onError: tellFailure,
    onSettled: readAllAgain,
  })

export const useDeletePerson = () =>
  useMutation({
    mutationFn: (userId: string) =>
      call(deletePerson, { params: { id: userId } }).catch(failing('Failed to delete user')),
    // Do not refetch the deleted customer: that would fail and close the dialog before it has navigated to the list.
    onSuccess: () => readAgain([peopleKey, auditKey]),
  })
