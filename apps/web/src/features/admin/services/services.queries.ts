import { useMutation, useQuery } from '@tanstack/react-query'
import { listServices, updateService } from '@ufaro/contract/http/admin.ts'
import type { Service } from '@ufaro/contract/service.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { servicesKey } from '#web/lib/query-keys.ts'
import { call } from '#web/lib/session.ts'
import { failing, tellFailure } from '../failing.ts'

const adminServicesKey = ['admin', 'services'] as const

export const useAdminServices = () =>
  useQuery({ queryKey: adminServicesKey, queryFn: async () => (await call(listServices)).services })

function show(id: string, enabled: boolean): void {
  queryClient.setQueryData<Service[]>(adminServicesKey, (services) =>
    services?.map((service) => (service.id === id ? { ...service, enabled } : service)),
  )
}

export const useSwitchService = () =>
  useMutation({
    mutationFn: ({ id, enabled }: { id: string; enabled: boolean }) =>
      call(updateService, { params: { id }, body: { enabled } }).catch(failing('Failed to update service')),
    onMutate: ({ id, enabled }) => show(id, enabled),
    onError: (error, { id, enabled }) => {
      show(id, !enabled)
      tellFailure(error)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: servicesKey }),
  })
