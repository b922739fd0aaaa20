import type { ToolId } from '@ufaro/contract/tools.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { Component, type ReactNode } from 'react'
import { reportClientError } from '#web/lib/client-errors.ts'
import { dropDraftsOf } from '#web/lib/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

interface ToolBoundaryProps {
  mode: ToolId
  children: ReactNode
}

/** Catches the errors of one tool. The tool's draft may be the cause, so the user can discard it. */
export class ToolBoundary extends Component<ToolBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    reportClientError(error)
  }

  readonly startAfresh = async (): Promise<void> => {
    await dropDraftsOf(this.props.mode)
    window.location.reload()
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <EmptyState
        title={`${TOOLS[this.props.mode].label} ran into a problem`}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => window.location.reload()}>Reload the page</Button>
            <Button look="secondary" onClick={this.startAfresh}>
              Start this tool afresh
            </Button>
          </div>
        }
      >
        Your credits and results are safe. If reloading does not help, start afresh: what you had begun in this tool is
        dropped.
      </EmptyState>
    )
  }
}
