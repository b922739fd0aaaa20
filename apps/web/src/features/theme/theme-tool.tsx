import { Palette } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const ThemeDialog = lazy(async () => ({ default: (await import('./theme-dialog.tsx')).ThemeDialog }))

/** For admins, on every page: the way to the look of the site. */
export function ThemeTool() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label="Theme settings"
        title="Theme settings"
        onClick={() => setOpen(true)}
        className="fixed right-4 bottom-4 z-30 inline-flex size-12 items-center justify-center rounded-full border border-line bg-surface text-ink shadow-raised hover:bg-sunken max-lg:bottom-24 [&_svg]:size-5"
      >
        <Palette aria-hidden />
      </button>
      <Suspense fallback={null}>{open && <ThemeDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
