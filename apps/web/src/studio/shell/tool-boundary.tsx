import type { ToolId } from '@ufaro/contract/tools.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { Boundary } from '#web/lib/boundary.tsx'
import { dropDraftsOf } from '#web/lib/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Lets the user discard the tool's draft after an error, because the draft may be the cause. */
export class ToolBoundary extends Boundary<{ mode: ToolId }> {
  readonly startAfresh = async (): Promise<void> => {
    await dropDraftsOf(this.props.mode)
    window.location.reload()
  }

  protected override offline(title: string, text: string) {
    return <EmptyState title={title}>{text}</EmptyState>
  }

  protected override problem() {
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
