import { useSite } from '../../lib/site-queries.ts'
import { AppearanceSwitch } from './appearance-switch.tsx'

export function Footer() {
  const { data: site } = useSite()
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 text-small text-ink-soft">
        <p>© {new Date().getFullYear()} Ufaro. All rights reserved.</p>
        {site && (
          <p>
            Support:{' '}
            <a href={`mailto:${site.supportEmail}`} className="link inline-flex min-h-11 items-center">
              {site.supportEmail}
            </a>
          </p>
        )}
        <AppearanceSwitch />
      </div>
    </footer>
  )
}
