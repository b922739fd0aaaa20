import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { usePageHeading } from '#web/ui/page.tsx'

interface AuthPageProps {
  title: string
  intro?: ReactNode
  children: ReactNode
  links?: ReactNode
}

export function AuthPage({ title, intro, children, links }: AuthPageProps) {
  const heading = usePageHeading(title)
  return (
    <main id="content" className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 py-8">
      <Card className="p-5 sm:p-8">
        <h1 ref={heading} tabIndex={-1} className="text-title font-bold">
          {title}
        </h1>
        {intro && <div className="mt-1 text-ink-soft">{intro}</div>}
        <div className="mt-6 space-y-4">{children}</div>
      </Card>
      {links && (
        <nav aria-label="Other ways" className="mt-4 flex flex-wrap justify-center gap-x-6 text-small">
          {links}
        </nav>
      )}
    </main>
  )
}
