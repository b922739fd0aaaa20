import { lazy } from 'react'
import { paths } from '../lib/paths.ts'

const loaders = {
  [paths.landing]: async () => (await import('#web/features/landing/landing.page.tsx')).LandingPage,
  [paths.login]: async () => (await import('#web/features/auth/login.page.tsx')).LoginPage,
  [paths.signup]: async () => (await import('#web/features/auth/sign-up.page.tsx')).SignUpPage,
  [paths.resetPassword]: async () => (await import('#web/features/auth/reset-password.page.tsx')).ResetPasswordPage,
  [paths.confirmReset]: async () => (await import('#web/features/auth/confirm-reset.page.tsx')).ConfirmResetPage,
  [paths.confirmEmail]: async () => (await import('#web/features/auth/confirm-email.page.tsx')).ConfirmEmailPage,
  [paths.studio]: async () => (await import('./pages/studio.page.tsx')).StudioPage,
  [paths.gallery]: async () => (await import('./pages/gallery.page.tsx')).GalleryPage,
  [paths.brandKit]: async () => (await import('#web/features/brand-kit/brand-kit.page.tsx')).BrandKitPage,
  [paths.eventPages]: async () => (await import('#web/features/event-pages/event-pages.page.tsx')).EventPagesPage,
  [paths.newEventPage]: async () =>
    (await import('#web/features/event-pages/new/new-event-page.page.tsx')).NewEventPage,
  [paths.eventPage]: async () => (await import('#web/features/event-pages/page/event-page.page.tsx')).EventPagePage,
  [paths.eventDoor]: async () => (await import('#web/features/event-pages/door/door.page.tsx')).DoorPage,
  [paths.priceLists]: async () => (await import('#web/features/price-lists/price-lists.page.tsx')).PriceListsPage,
  [paths.priceList]: async () => (await import('#web/features/price-lists/price-list.page.tsx')).PriceListPage,
  [paths.productBatch]: async () =>
    (await import('#web/features/product-batches/product-batch.page.tsx')).ProductBatchPage,
  [paths.account]: async () => (await import('#web/features/account/account.page.tsx')).AccountPage,
  [paths.keys]: async () => (await import('#web/features/keys/keys.page.tsx')).KeysPage,
  [paths.webhooks]: async () => (await import('#web/features/webhooks/webhooks.page.tsx')).WebhooksPage,
  [paths.payment]: async () => (await import('#web/features/payment/payment.page.tsx')).PaymentPage,
  [paths.verify]: async () => (await import('#web/features/verify/verify.page.tsx')).VerifyPage,
  [paths.stopMails]: async () => (await import('#web/features/verify/stop-mails.page.tsx')).StopMailsPage,
  [paths.paymentCallback]: async () => (await import('#web/features/payment/callback.page.tsx')).PaymentCallbackPage,
  [paths.history]: async () => (await import('#web/features/payment/history.page.tsx')).PaymentHistoryPage,
  [paths.affiliate]: async () => (await import('#web/features/affiliate/affiliate.page.tsx')).AffiliatePage,
  [paths.admin]: async () => (await import('#web/features/admin/admin.page.tsx')).AdminPage,
}

const page = (path: keyof typeof loaders) => lazy(async () => ({ default: await loaders[path]() }))

export const LandingPage = page(paths.landing)
export const LoginPage = page(paths.login)
export const SignUpPage = page(paths.signup)
export const ResetPasswordPage = page(paths.resetPassword)
export const ConfirmResetPage = page(paths.confirmReset)
export const ConfirmEmailPage = page(paths.confirmEmail)
export const StudioPage = page(paths.studio)
export const GalleryPage = page(paths.gallery)
export const BrandKitPage = page(paths.brandKit)
export const EventPagesPage = page(paths.eventPages)
export const NewEventPage = page(paths.newEventPage)
export const EventPagePage = page(paths.eventPage)
export const EventDoorPage = page(paths.eventDoor)
export const PriceListsPage = page(paths.priceLists)
export const PriceListPage = page(paths.priceList)
export const ProductBatchPage = page(paths.productBatch)
export const AccountPage = page(paths.account)
export const KeysPage = page(paths.keys)
export const WebhooksPage = page(paths.webhooks)
export const PaymentPage = page(paths.payment)
export const PaymentCallbackPage = page(paths.paymentCallback)
export const PaymentHistoryPage = page(paths.history)
export const AffiliatePage = page(paths.affiliate)
export const AdminPage = page(paths.admin)
export const VerifyPage = page(paths.verify)
export const StopMailsPage = page(paths.stopMails)

/** Loads a page's code in parallel with the access check. */
export function preloadPage(path: string): void {
  if (path in loaders) void loaders[path as keyof typeof loaders]().catch(() => {})
}
