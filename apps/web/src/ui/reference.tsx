import { ApiError } from '../lib/http/api-error.ts'

export function Reference({ error }: { error: unknown }) {
  if (!(error instanceof ApiError) || error.status < 500 || !error.requestId) return null
  return (
    <p>
      Reference for support: <code>{error.requestId.slice(0, 8)}</code>
    </p>
  )
}
