import { useQuery } from '@tanstack/react-query'
import { getSite, getTheme, listPlans, servicesStatus } from '@ufaro/contract/http/site.ts'
import type { Theme } from '@ufaro/contract/theme.ts'
import { logFailure } from './log.ts'
import { queryClient, shared } from './query-client.ts'
import { plansKey, servicesKey } from './query-keys.ts'
import { call } from './session.ts'

const logged =
  <T>(text: string, work: () => Promise<T>) =>
  () =>
    work().catch((error) => {
      logFailure(text, error)
      throw error
    })

export const usePlans = () =>
  useQuery({
    queryKey: plansKey,
    queryFn: logged('Failed to fetch plans: Could not fetch plan configurations', () => call(listPlans)),
    staleTime: 300_000,
    meta: shared,
  })

const statusQuery = {
  queryKey: servicesKey,
  queryFn: logged('Failed to fetch service status', () => call(servicesStatus)),
  meta: shared,
}

export const useServices = () => useQuery({ ...statusQuery, select: ({ services }) => services })

export const useEngines = () => useQuery({ ...statusQuery, select: ({ engines }) => engines }).data

export const useSite = () =>
  useQuery({ queryKey: ['site'], queryFn: () => call(getSite), staleTime: Number.POSITIVE_INFINITY, meta: shared })

const themeKey = ['theme']

export const useTheme = () =>
  useQuery({ queryKey: themeKey, queryFn: () => call(getTheme), staleTime: 300_000, meta: shared })

export const keepTheme = (theme: Theme) => queryClient.setQueryData(themeKey, theme)
