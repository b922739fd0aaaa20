export const runsKey = ['run'] as const
export const runKey = (id: string) => [...runsKey, id] as const
export const creationsKey = ['creations'] as const
export const servicesKey = ['services'] as const
export const plansKey = ['plans'] as const
export const paymentsKey = ['payments'] as const
