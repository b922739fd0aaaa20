export const plansButton = (origin: string) => ({ label: 'See the plans', url: `${origin}/payment` })

export const unsubscribeNote = (origin: string): string =>
  `You would rather not get mails about credits and plans? Switch them off in your account: ${origin}/account`
