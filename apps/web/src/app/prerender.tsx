import { QueryClientProvider } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { paths } from '../lib/paths.ts'
import { queryClient } from '../lib/query-client.ts'
import { session } from '../lib/session.ts'
import { AppRoutes } from './app-routes.tsx'

export async function drawLanding(): Promise<string> {
  session.store.setState({ isInitialized: true })
  // Server rendering reads the initial state of a store, so return the current one, in which `isInitialized` is set.
  session.store.getInitialState = session.store.getState
  const faults: unknown[] = []
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location={paths.landing}>
        <AppRoutes />
      </StaticRouter>
    </QueryClientProvider>,
    // Render one chunk, because streamed chunks would need an inline script.
    { onError: (fault) => void faults.push(fault), progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  // Fail the build, because the page would otherwise only show the word "Loading...".
  if (faults.length > 0) throw faults[0]
  const markup = await new Response(prelude).text()
  // Clear the cache, because its timers would keep the build process alive for minutes.
  queryClient.clear()
  return markup
}
