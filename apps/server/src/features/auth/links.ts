/**
 * The token is in the URL's fragment, because browsers do not send the fragment to servers or in the Referer header.
 */
export const confirmationLink = (origin: string, token: string): string =>
  `${origin}/login?verified=true#access_token=${token}`

export const resetLink = (origin: string, token: string): string => `${origin}/confirm-reset#token=${token}`

export const emailChangeLink = (origin: string, token: string): string => `${origin}/confirm-email#token=${token}`

export const loginLink = (origin: string): string => `${origin}/login`
