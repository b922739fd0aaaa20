import { Palette } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { cn } from '#web/ui/cn.ts'

const ThemeDialog = lazy(async () => ({ default: (await import('./theme-dialog.tsx')).ThemeDialog }))

/** On narrow screens, the button is at the end of the page, where it covers nothing. */
export function ThemeTool({ inStudio }: { inStudio: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label="Theme settings"
        title="Theme settings"
        data-bottom-bar
        onClick={() => setOpen(true)}
        className={cn(
          'fixed right-4 bottom-4 z-30 inline-flex size-12 items-center justify-center rounded-full border border-line bg-surface text-ink shadow-raised hover:bg-sunken [&_svg]:size-5',
          'max-lg:absolute max-lg:bottom-3 max-lg:shadow-none',
          inStudio && 'max-lg:hidden',
        )}
      >
        <Palette aria-hidden />
      </button>
      <Suspense fallback={null}>{open && <ThemeDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
