import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { cn } from './cn.ts'

interface PageProps {
  /** The h1, and the document's title before the product's name. */
  title: string
  /** Hides the h1 from sight where the page speaks for itself. */
  hideTitle?: boolean
  /** At the right end of the heading's line. */
  actions?: ReactNode
  children: ReactNode
  className?: string
}

/** Every route is one of these: one h1, a title, and the focus on the h1 after navigation. */
export function Page({ title, hideTitle = false, actions, children, className }: PageProps) {
  const heading = usePageHeading(title)
  return (
    <main id="content" className={cn('mx-auto w-full max-w-6xl flex-1 px-4 py-8', className)}>
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

/** For pages that draw their own h1: names the document and takes the focus when the person came by a link. */
export function usePageHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const way = useNavigationType()
  // A page that was left for this one may have been scrolled. The browser itself brings back the place on the way back.
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

/** A page may arrive late: whoever has opened a menu or begun to type meanwhile keeps the focus. */
const isAtWork = () => document.activeElement?.matches('[aria-expanded=true], input, textarea, select') === true
