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
   * Replaces the default width. A `max-w-*` class in `className` could lose against the default, because of two such
   * classes the later one in the stylesheet wins.
   */
  width?: `max-w-${string}`
  className?: string
}

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
        className={cn(
          'mb-6 flex flex-wrap items-center justify-between gap-4 sm:flex-nowrap',
          hideTitle && !actions && 'contents',
        )}
      >
        <h1 ref={heading} tabIndex={-1} className={hideTitle ? 'sr-only' : 'text-title font-bold wrap-anywhere'}>
          {title}
        </h1>
        {actions && <div className="sm:shrink-0">{actions}</div>}
      </div>
      {children}
    </main>
  )
}

/** Sets the document's title and focuses the heading after navigation. For pages that render their own h1. */
export function usePageHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const way = useNavigationType()
  // Scroll to the top, because the previous page may have been scrolled. On Back, the browser restores the position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the path changes
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

/** A page that loads late must not take the focus from an open menu or a text field. */
const isAtWork = () => document.activeElement?.matches('[aria-expanded=true], input, textarea, select') === true
