import { Suspense, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/session.ts'
import { cn } from '#web/ui/cn.ts'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TABS } from './tabs.ts'

export function AdminPage() {
  const [search] = useSearchParams()
  const isPrimary = useUser()?.isPrimaryAdmin === true
  const tabs = TABS.filter(({ primaryOnly }) => !primaryOnly || isPrimary)
  const { id, label, Body } = tabs.find((tab) => tab.id === search.get('tab')) ?? tabs[0]!
  return (
    <Page title="Admin Dashboard" documentTitle={`${label} · Admin Dashboard`}>
      <TabBar tabs={tabs} current={id} />
      <section aria-label={label} className="mt-6">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <Body key={id} />
        </Suspense>
      </section>
    </Page>
  )
}

/**
 * Shadows show that the tab bar can be scrolled further. The first two gradients move with the tabs and cover the
 * shadow at an end once that end is reached.
 */
const EDGES = [
  'linear-gradient(90deg, var(--ground) 50%, transparent) left / 4rem 100% no-repeat local',
  'linear-gradient(270deg, var(--ground) 50%, transparent) right / 4rem 100% no-repeat local',
  'linear-gradient(90deg, color-mix(in srgb, var(--line-strong) 45%, transparent), transparent) left / 1.5rem 100% no-repeat scroll',
  'linear-gradient(270deg, color-mix(in srgb, var(--line-strong) 45%, transparent), transparent) right / 1.5rem 100% no-repeat scroll',
].join()

function TabBar({ tabs, current }: { tabs: readonly { id: string; label: string }[]; current: string }) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`)
    if (link && bar.current)
      bar.current.scrollLeft = link.offsetLeft - bar.current.clientWidth / 2 + link.clientWidth / 2
  }, [current])
  return (
    <nav
      ref={bar}
      aria-label="Dashboard"
      className="relative -mx-4 overflow-x-auto border-b border-line px-4"
      style={{ background: EDGES }}
    >
      <ul className="flex w-max gap-1">
        {tabs.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={id === 'users' ? paths.admin : `${paths.admin}?tab=${id}`}
              data-tab={id}
              aria-current={id === current ? 'page' : undefined}
              className={cn(
                'tap flex items-center border-b-2 px-3 font-bold whitespace-nowrap no-underline transition-colors duration-150',
                id === current
                  ? 'border-accent-text text-accent-text'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
