import { ApiError } from '../lib/http/api-error.ts'

/** The word by which support finds a failure of ours in the log; nothing where there is none to find. */
export function Reference({ error }: { error: unknown }) {
  if (!(error instanceof ApiError) || error.status < 500 || !error.requestId) return null
  return (
    <p>
      Reference for support: <code>{error.requestId.slice(0, 8)}</code>
    </p>
  )
}
