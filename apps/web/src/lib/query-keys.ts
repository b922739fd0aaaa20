/** Keys of queries that events update; all others are local to their query file. */
export const runKey = (id: string) => ['run', id] as const
export const creationsKey = ['creations'] as const
export const servicesKey = ['services'] as const
export const plansKey = ['plans'] as const
export const paymentsKey = ['payments'] as const
