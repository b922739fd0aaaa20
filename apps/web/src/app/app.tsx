import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { BrowserRouter } from 'react-router'
import { watchClientErrors } from '../lib/client-errors.ts'
import { queryClient } from '../lib/query-client.ts'
import { registerServiceWorker } from '../lib/service-worker.ts'
import { followOtherTabs, session } from '../lib/session.ts'
import { followAppearance } from '../lib/theme/appearance.ts'
import { notify, Toaster } from '../ui/toast.tsx'
import { AppRoutes } from './app-routes.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { preloadPage } from './pages.ts'
import { reloadAfterDeploy } from './reload-after-deploy.ts'

// Loaded after the page is usable.
const TooltipLayer = lazy(async () => ({ default: (await import('../ui/tooltip-layer.tsx')).TooltipLayer }))

watchClientErrors()
reloadAfterDeploy()
followOtherTabs()
followAppearance()
preloadPage(window.location.pathname)
void session.init()
void registerServiceWorker((takeOver) =>
  notify.success('A new version of Ufaro is ready.', { label: 'Reload', onClick: takeOver }),
)

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
        <Toaster />
        <Suspense fallback={null}>
          <TooltipLayer />
        </Suspense>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
