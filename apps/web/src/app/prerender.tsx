import { QueryClientProvider } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { paths } from '../lib/paths.ts'
import { queryClient } from '../lib/query-client.ts'
import { session } from '../lib/session.ts'
import { AppRoutes } from './app-routes.tsx'

/** Static HTML of the landing page; runs at build time only. */
export async function drawLanding(): Promise<string> {
  session.store.setState({ isInitialized: true })
  // Server rendering uses the store's initial state.
  session.store.getInitialState = session.store.getState
  const faults: unknown[] = []
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location={paths.landing}>
        <AppRoutes />
      </StaticRouter>
    </QueryClientProvider>,
    // In one chunk: streamed chunks need an inline script.
    { onError: (fault) => void faults.push(fault), progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  // Otherwise a fault would only leave the word "Loading..." in the page.
  if (faults.length > 0) throw faults[0]
  const markup = await new Response(prelude).text()
  // Cached queries would keep the build process alive for minutes.
  queryClient.clear()
  return markup
}
