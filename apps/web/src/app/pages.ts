import { type Loadable, loadable } from '../lib/loadable.tsx'
import { paths } from '../lib/paths.ts'

export const LandingPage = loadable(async () => (await import('#web/features/landing/landing.page.tsx')).LandingPage)
export const LoginPage = loadable(async () => (await import('#web/features/auth/login.page.tsx')).LoginPage)
export const SignUpPage = loadable(async () => (await import('#web/features/auth/sign-up.page.tsx')).SignUpPage)
export const ResetPasswordPage = loadable(
  async () => (await import('#web/features/auth/reset-password.page.tsx')).ResetPasswordPage,
)
export const ConfirmResetPage = loadable(
  async () => (await import('#web/features/auth/confirm-reset.page.tsx')).ConfirmResetPage,
)
export const ConfirmEmailPage = loadable(
  async () => (await import('#web/features/auth/confirm-email.page.tsx')).ConfirmEmailPage,
)
export const StudioPage = loadable(async () => {
  const { StudioPage, loadTool } = await import('./pages/studio.page.tsx')
  await loadTool()
  return StudioPage
})
export const GalleryPage = loadable(async () => (await import('./pages/gallery.page.tsx')).GalleryPage)
export const BrandKitPage = loadable(
  async () => (await import('#web/features/brand-kit/brand-kit.page.tsx')).BrandKitPage,
)
export const EventPagesPage = loadable(
  async () => (await import('#web/features/event-pages/event-pages.page.tsx')).EventPagesPage,
)
export const NewEventPage = loadable(
  async () => (await import('#web/features/event-pages/new/new-event-page.page.tsx')).NewEventPage,
)
export const EventPagePage = loadable(
  async () => (await import('#web/features/event-pages/page/event-page.page.tsx')).EventPagePage,
)
export const EventDoorPage = loadable(
  async () => (await import('#web/features/event-pages/door/door.page.tsx')).DoorPage,
)
export const PriceListsPage = loadable(
  async () => (await import('#web/features/price-lists/price-lists.page.tsx')).PriceListsPage,
)
export const PriceListPage = loadable(
  async () => (await import('#web/features/price-lists/price-list.page.tsx')).PriceListPage,
)
export const ProductBatchPage = loadable(
  async () => (await import('#web/features/product-batches/product-batch.page.tsx')).ProductBatchPage,
)
export const AccountPage = loadable(async () => (await import('#web/features/account/account.page.tsx')).AccountPage)
export const KeysPage = loadable(async () => (await import('#web/features/keys/keys.page.tsx')).KeysPage)
export const WebhooksPage = loadable(
  async () => (await import('#web/features/webhooks/webhooks.page.tsx')).WebhooksPage,
)
export const PaymentPage = loadable(async () => (await import('#web/features/payment/payment.page.tsx')).PaymentPage)
export const VerifyPage = loadable(async () => (await import('#web/features/verify/verify.page.tsx')).VerifyPage)
export const StopMailsPage = loadable(
  async () => (await import('#web/features/verify/stop-mails.page.tsx')).StopMailsPage,
)
export const PaymentCallbackPage = loadable(
  async () => (await import('#web/features/payment/callback.page.tsx')).PaymentCallbackPage,
)
export const PaymentHistoryPage = loadable(
  async () => (await import('#web/features/payment/history.page.tsx')).PaymentHistoryPage,
)
export const AffiliatePage = loadable(
  async () => (await import('#web/features/affiliate/affiliate.page.tsx')).AffiliatePage,
)
export const AdminPage = loadable(async () => (await import('#web/features/admin/admin.page.tsx')).AdminPage)

const pages: Readonly<Record<string, Loadable>> = {
  [paths.landing]: LandingPage,
  [paths.login]: LoginPage,
  [paths.signup]: SignUpPage,
  [paths.resetPassword]: ResetPasswordPage,
  [paths.confirmReset]: ConfirmResetPage,
  [paths.confirmEmail]: ConfirmEmailPage,
  [paths.studio]: StudioPage,
  [paths.gallery]: GalleryPage,
  [paths.brandKit]: BrandKitPage,
  [paths.eventPages]: EventPagesPage,
  [paths.newEventPage]: NewEventPage,
  [paths.eventPage]: EventPagePage,
  [paths.eventDoor]: EventDoorPage,
  [paths.priceLists]: PriceListsPage,
  [paths.priceList]: PriceListPage,
  [paths.productBatch]: ProductBatchPage,
  [paths.account]: AccountPage,
  [paths.keys]: KeysPage,
  [paths.webhooks]: WebhooksPage,
  [paths.payment]: PaymentPage,
  [paths.verify]: VerifyPage,
  [paths.stopMails]: StopMailsPage,
  [paths.paymentCallback]: PaymentCallbackPage,
  [paths.history]: PaymentHistoryPage,
  [paths.affiliate]: AffiliatePage,
  [paths.admin]: AdminPage,
}

/** Never rejects, because a page that could not be loaded reports its error when it is shown. */
export const preloadPage = async (path: string): Promise<void> => pages[path]?.load().catch(() => {})
