import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Shortcuts } from '#web/studio/shortcuts/shortcuts.tsx'
import { paths } from '../lib/paths.ts'
import { useSession, useUser } from '../lib/session.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Loading } from './start-up-screens.tsx'
import { useLive } from './use-live.ts'
import { useSignOutHousekeeping } from './use-sign-out-housekeeping.ts'
import { useSiteTheme } from './use-site-theme.ts'

const ThemeTool = lazy(async () => ({ default: (await import('#web/features/theme/theme-tool.tsx')).ThemeTool }))

export function Shell() {
  const ready = useSession(({ isInitialized }) => isInitialized)
  const isAdmin = useUser()?.is_admin
  // Hide the footer in the studio, because its Generate button is at the bottom of the page.
  const inStudio = useLocation().pathname === paths.studio
  useLive()
  useSiteTheme()
  useSignOutHousekeeping()
  return (
    <div className="relative flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-card bg-accent font-bold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <Header />
      <OfflineBanner />
      {ready ? (
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      ) : (
        <Loading />
      )}
      {!inStudio && <Footer />}
      <Shortcuts />
      <Suspense fallback={null}>{isAdmin && <ThemeTool inStudio={inStudio} />}</Suspense>
    </div>
  )
}
