import type { ToolId } from '@ufaro/contract/tools.ts'

export const paths = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  resetPassword: '/reset-password',
  confirmReset: '/confirm-reset',
  confirmEmail: '/confirm-email',
  studio: '/studio',
  gallery: '/gallery',
  account: '/account',
  keys: '/account/keys',
  webhooks: '/account/webhooks',
  brandKit: '/brand-kit',
  eventPages: '/event-pages',
  newEventPage: '/event-pages/new',
  eventPage: '/event-pages/:id',
  eventDoor: '/event-pages/:id/door',
  priceLists: '/price-lists',
  priceList: '/price-lists/:id',
  productBatch: '/photo-batch',
  payment: '/payment',
  paymentCallback: '/payment/callback',
  history: '/payment/history',
  affiliate: '/affiliate',
  admin: '/admin',
  verify: '/verify/:code',
  stopMails: '/stop-mails/:token',
} as const

export const studioPath = (mode: ToolId): string => `${paths.studio}?mode=${mode}`
export const signUpPath = (mode: ToolId): string => `${paths.signup}?tool=${mode}`
export const customerPath = (id: string): string => `${paths.admin}?user=${encodeURIComponent(id)}`
export const paymentPath = (planId: string): string => `${paths.payment}?plan=${encodeURIComponent(planId)}`
export const eventPagePath = (id: string): string => `${paths.eventPages}/${encodeURIComponent(id)}`
export const eventDoorPath = (id: string): string => `${eventPagePath(id)}/door`
export const priceListPath = (id: string): string => `${paths.priceLists}/${encodeURIComponent(id)}`
export const creditsPath = (mode: ToolId): string => `${paths.payment}?for=${mode}`
export const callbackPath = (reference: string): string =>
  `${paths.paymentCallback}?reference=${encodeURIComponent(reference)}`

/** Router state of a redirect to the login page: the path that the user wanted. */
export interface Origin {
  from: string
}

export const homeOf = (user: { is_admin: boolean }): string => (user.is_admin ? paths.admin : paths.studio)
