import type { ToolId } from '@ufaro/contract/tools.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { Suspense } from 'react'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageHeading } from '#web/ui/page.tsx'
import { CreditsBar } from '../credits/credits-bar.tsx'
import { useModeCommands } from '../shortcuts/use-mode-commands.ts'
import { useIsWide } from '../use-media.ts'
import { ModeBar } from './mode-bar.tsx'
import type { ModeScreens } from './mode-screen.ts'
import { ModeSwitcher } from './mode-switcher.tsx'
import { ToolBoundary } from './tool-boundary.tsx'
import { useMode } from './use-mode.ts'
import { WorkbenchSkeleton } from './workbench-skeleton.tsx'

export function Studio({ screens }: { screens: ModeScreens }) {
  const { mode, listed, loading, setMode } = useMode()
  const heading = usePageHeading(mode ? TOOLS[mode].label : 'Studio')
  const wide = useIsWide()
  useModeCommands(listed, setMode)
  const Switcher = wide ? ModeSwitcher : ModeBar
  return (
    <main id="content" className="flex flex-1 flex-col lg:flex-row">
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        Studio
      </h1>
      <Switcher screens={screens} modes={listed} current={mode} loading={loading} onChange={setMode}>
        {mode && <CreditsBar mode={mode} modes={listed} screens={screens} />}
      </Switcher>
      <div className="flex min-w-0 flex-1 flex-col">
        <Suspense key={mode} fallback={<WorkbenchSkeleton />}>
          {mode ? (
            <ToolBoundary mode={mode}>
              <ModePanel mode={mode} screens={screens} />
            </ToolBoundary>
          ) : (
            <AllOff />
          )}
        </Suspense>
      </div>
    </main>
  )
}

function ModePanel({ mode, screens }: { mode: ToolId; screens: ModeScreens }) {
  const { Panel } = screens[mode]
  return <Panel />
}

function AllOff() {
  return (
    <EmptyState
      title="All tools are switched off at the moment"
      action={
        <ButtonLink to={paths.gallery} look="secondary">
          Open your gallery
        </ButtonLink>
      }
    >
      What you have made stays in your gallery.
    </EmptyState>
  )
}
