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

  override componentDidMount() {
    window.addEventListener('online', this.goOn)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.goOn)
  }

  /**
   * Reloads when the device comes online, because the most likely error is a part of the app that could not be loaded.
   */
  private goOn = () => this.state.broken && window.location.reload()

  override render() {
    if (!this.state.broken) return this.props.children
    return navigator.onLine ? (
      <main className="flex min-h-dvh flex-col items-center justify-center gap-4 p-4 text-center">
        <h1 className="text-title font-bold">This page ran into a problem</h1>
        <p className="max-w-prose text-ink-soft">Your credits and results are safe. Reloading usually helps.</p>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </main>
    ) : (
      <main className="flex min-h-dvh flex-col items-center justify-center gap-4 p-4 text-center">
        <h1 className="text-title font-bold">You are offline</h1>
        <p className="max-w-prose text-ink-soft">This part goes on by itself when the connection is back.</p>
      </main>
    )
  }
}
