import { Component, type ReactNode } from 'react'
import { reportClientError } from '../lib/client-errors.ts'
import { Button } from '../ui/button.tsx'

export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    reportClientError(error)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <main className="flex min-h-dvh flex-col items-center justify-center gap-4 p-4 text-center">
        <h1 className="text-title font-bold">This page ran into a problem</h1>
        <p className="max-w-prose text-ink-soft">Your credits and results are safe. Reloading usually helps.</p>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </main>
    )
  }
}
