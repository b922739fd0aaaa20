import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { cn } from './cn.ts'

interface PageProps {
  title: string
  documentTitle?: string
  hideTitle?: boolean
  actions?: ReactNode
  children: ReactNode
  /**
   * A separate prop, because a class in `className` might not override the default: between two `max-w-*` classes the
   * order in the stylesheet decides.
   */
  width?: `max-w-${string}`
  className?: string
}

/** Frame of every route: one h1, a document title, and focus on the h1 after navigation. */
export function Page({
  title,
  documentTitle = title,
  hideTitle = false,
  actions,
  children,
  width = 'max-w-6xl',
  className,
}: PageProps) {
  const heading = usePageHeading(documentTitle)
  return (
    <main id="content" className={cn('mx-auto w-full flex-1 px-4 py-8', width, className)}>
      <div
        className={cn('mb-6 flex flex-wrap items-center justify-between gap-4', hideTitle && !actions && 'contents')}
      >
        <h1 ref={heading} tabIndex={-1} className={hideTitle ? 'sr-only' : 'text-title font-bold wrap-anywhere'}>
          {title}
        </h1>
        {actions}
      </div>
      {children}
    </main>
  )
}

/** For pages with their own h1: sets the title and takes the focus after navigation. */
export function usePageHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const way = useNavigationType()
  // The previous page may have been scrolled; the browser restores the position on Back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useLayoutEffect(() => {
    if (way !== 'POP') window.scrollTo(0, 0)
  }, [pathname])
  useEffect(() => {
    document.title = title === 'Ufaro' ? title : `${title} · Ufaro`
  }, [title])
  useEffect(() => {
    if (key !== 'default' && !isAtWork()) heading.current?.focus({ preventScroll: true })
  }, [key])
  return heading
}

/** Whether the user is in an open menu or a text field. A page that loads late must not take the focus away from it. */
const isAtWork = () => document.activeElement?.matches('[aria-expanded=true], input, textarea, select') === true
