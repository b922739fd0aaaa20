/** Keys of what the event stream keeps fresh; everything else names its key in its own query file. */
export const runKey = (id: string) => ['run', id] as const
export const creationsKey = ['creations'] as const
export const servicesKey = ['services'] as const
export const plansKey = ['plans'] as const
export const paymentsKey = ['payments'] as const
