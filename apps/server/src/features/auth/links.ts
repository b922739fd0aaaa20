/** Tokens travel behind the hash, where neither servers nor referrers see them. */
export const confirmationLink = (origin: string, token: string): string =>
  `${origin}/login?verified=true#access_token=${token}`

export const resetLink = (origin: string, token: string): string => `${origin}/confirm-reset#token=${token}`

export const loginLink = (origin: string): string => `${origin}/login`
