import { useMutation, useQuery } from '@tanstack/react-query'
import { createPlan, deletePlan, listPlanConfigs, syncPlans, updatePlan } from '@ufaro/contract/http/admin.ts'
import type { PlanConfig } from '@ufaro/contract/plan-config.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { plansKey } from '#web/lib/query-keys.ts'
import { call } from '#web/lib/session.ts'
import { failing } from '../failing.ts'

const configsKey = ['admin', 'plans'] as const

export const usePlanConfigs = () =>
  useQuery({ queryKey: configsKey, queryFn: async () => (await call(listPlanConfigs)).plans })

const readAgain = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: configsKey }),
    queryClient.invalidateQueries({ queryKey: plansKey }),
  ])

export const useSavePlan = () =>
  useMutation({
    mutationFn: ({ config, isNew }: { config: PlanConfig; isNew: boolean }) =>
      (isNew
        ? call(createPlan, { body: config })
        : call(updatePlan, { params: { id: config.id }, body: config })
      ).catch(failing('Failed to save plan configuration')),
    onSuccess: readAgain,
  })

export const useDeletePlan = () =>
  useMutation({
    mutationFn: (id: string) => call(deletePlan, { params: { id } }).catch(failing('Failed to delete plan')),
    onSuccess: readAgain,
  })

export const useSyncPlans = () =>
  useMutation({ mutationFn: () => call(syncPlans).catch(failing('Failed to sync Paystack plans')) })
