import { QueryClientProvider } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { paths } from '../lib/paths.ts'
import { queryClient } from '../lib/query-client.ts'
import { session } from '../lib/session.ts'
import { AppRoutes } from './app-routes.tsx'

/** The landing page as any visitor sees it first: HTML for the element the app lives in. Runs at build time only. */
export async function drawLanding(): Promise<string> {
  session.store.setState({ isInitialized: true })
  // While HTML is made the store answers with the state it began with.
  session.store.getInitialState = session.store.getState
  const faults: unknown[] = []
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location={paths.landing}>
        <AppRoutes />
      </StaticRouter>
    </QueryClientProvider>,
    // In one piece: what comes in chunks takes a script to be put in its place.
    { onError: (fault) => void faults.push(fault), progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  // In a page of its own a fault leaves the word "Loading..." behind and nothing else.
  if (faults.length > 0) throw faults[0]
  const markup = await new Response(prelude).text()
  // What was asked for would be kept for minutes, and the build with it.
  queryClient.clear()
  return markup
}
