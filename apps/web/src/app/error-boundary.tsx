import type { ReactNode } from 'react'
import { Boundary } from '../lib/boundary.tsx'
import { Button } from '../ui/button.tsx'

export class ErrorBoundary extends Boundary {
  protected override problem() {
    const reload = <Button onClick={() => window.location.reload()}>Reload the page</Button>
    return alone('This page ran into a problem', 'Your credits and results are safe. Reloading usually helps.', reload)
  }

  protected override offline(title: string, text: string) {
    return alone(title, text)
  }
}

const alone = (title: string, text: string, action?: ReactNode) => (
  <main className="flex min-h-dvh flex-col items-center justify-center gap-4 p-4 text-center">
    <h1 className="text-title font-bold">{title}</h1>
    <p className="max-w-prose text-ink-soft">{text}</p>
    {action}
  </main>
)
