import { Navigate, Route, Routes } from 'react-router'
import { paths } from '../lib/paths.ts'
import { RequireAdmin } from './guards/require-admin.tsx'
import { RequireAffiliate } from './guards/require-affiliate.tsx'
import { RequireUser } from './guards/require-user.tsx'
import { VisitorsOnly } from './guards/visitors-only.tsx'
import {
  AccountPage,
  AdminPage,
  AffiliatePage,
  BrandKitPage,
  ConfirmEmailPage,
  ConfirmResetPage,
  EventDoorPage,
  EventPagePage,
  EventPagesPage,
  GalleryPage,
  KeysPage,
  LandingPage,
  LoginPage,
  NewEventPage,
  PaymentCallbackPage,
  PaymentHistoryPage,
  PaymentPage,
  PriceListPage,
  PriceListsPage,
  ProductBatchPage,
  ResetPasswordPage,
  SignUpPage,
  StopMailsPage,
  StudioPage,
  VerifyPage,
  WebhooksPage,
} from './pages.ts'
import { Shell } from './shell.tsx'

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={paths.landing} element={<LandingPage />} />
        <Route element={<VisitorsOnly />}>
          <Route path={paths.login} element={<LoginPage />} />
          <Route path={paths.signup} element={<SignUpPage />} />
        </Route>
        <Route path={paths.verify} element={<VerifyPage />} />
        <Route path={paths.stopMails} element={<StopMailsPage />} />
        <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
        <Route path={paths.confirmReset} element={<ConfirmResetPage />} />
        <Route path={paths.confirmEmail} element={<ConfirmEmailPage />} />
        <Route element={<RequireUser />}>
          <Route path={paths.studio} element={<StudioPage />} />
          <Route path={paths.account} element={<AccountPage />} />
          <Route path={paths.keys} element={<KeysPage />} />
          <Route path={paths.webhooks} element={<WebhooksPage />} />
          <Route path={paths.gallery} element={<GalleryPage />} />
          <Route path={paths.brandKit} element={<BrandKitPage />} />
          <Route path={paths.eventPages} element={<EventPagesPage />} />
          <Route path={paths.newEventPage} element={<NewEventPage />} />
          <Route path={paths.eventPage} element={<EventPagePage />} />
          <Route path={paths.eventDoor} element={<EventDoorPage />} />
          <Route path={paths.priceLists} element={<PriceListsPage />} />
          <Route path={paths.priceList} element={<PriceListPage />} />
          <Route path={paths.productBatch} element={<ProductBatchPage />} />
          <Route path={paths.payment} element={<PaymentPage />} />
          <Route path={paths.paymentCallback} element={<PaymentCallbackPage />} />
          <Route path={paths.history} element={<PaymentHistoryPage />} />
        </Route>
        <Route element={<RequireAffiliate />}>
          <Route path={paths.affiliate} element={<AffiliatePage />} />
        </Route>
        <Route element={<RequireAdmin />}>
          <Route path={paths.admin} element={<AdminPage />} />
        </Route>
        <Route path="*" element={<Navigate to={paths.landing} replace />} />
      </Route>
    </Routes>
  )
}
