import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router'
import { watchClientErrors } from '../lib/client-errors.ts'
import { queryClient } from '../lib/query-client.ts'
import { registerServiceWorker } from '../lib/service-worker.ts'
import { followOtherTabs, session } from '../lib/session.ts'
import { followAppearance } from '../lib/theme/appearance.ts'
import { notify, Toaster } from '../ui/toast.tsx'
import { TooltipLayer } from '../ui/tooltip-layer.tsx'
import { AppRoutes } from './app-routes.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { preloadPage } from './pages.ts'
import { reloadAfterDeploy } from './reload-after-deploy.ts'

watchClientErrors()
reloadAfterDeploy()
followOtherTabs()
followAppearance()
void session.init(preloadPage(window.location.pathname))
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
        <TooltipLayer />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
