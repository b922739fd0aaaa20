import { useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'
import { session } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { Spinner } from '../ui/spinner.tsx'

export function Loading() {
  return (
    <main role="status" className="flex flex-1 items-center justify-center gap-3 p-8 text-ink-soft">
      <Spinner />
      <p>Loading...</p>
    </main>
  )
}

export function AuthenticationError() {
  const navigate = useNavigate()
  const goToLogin = () => {
    session.forgetError()
    navigate(paths.login)
  }
  return (
    <Page title="Authentication Error" className="flex flex-col items-center justify-center text-center">
      <p className="mb-6 max-w-prose">We encountered an issue with authentication. Please try logging in again.</p>
      <Button onClick={goToLogin}>Go to Login</Button>
    </Page>
  )
}
