import { Palette } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { cn } from '#web/ui/cn.ts'

const ThemeDialog = lazy(async () => ({ default: (await import('./theme-dialog.tsx')).ThemeDialog }))

export function ThemeTool() {
  const [open, setOpen] = useState(false)
  const away = useScrollsDown()
  return (
    <>
      <button
        type="button"
        aria-label="Theme settings"
        title="Theme settings"
        onClick={() => setOpen(true)}
        className={cn(
          'fixed right-4 bottom-4 z-30 inline-flex size-12 items-center justify-center rounded-full border border-line bg-surface text-ink shadow-raised transition-transform duration-150 hover:bg-sunken [&_svg]:size-5',
          // On a phone it is half off-screen, so that it covers margins and no button.
          'max-lg:-right-5 max-lg:bottom-24 max-lg:justify-start max-lg:pl-1.5 max-lg:[&_svg]:size-4',
          away && 'max-lg:not-focus-visible:translate-y-40',
        )}
      >
        <Palette aria-hidden />
      </button>
      <Suspense fallback={null}>{open && <ThemeDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

const TREMBLE = 8

/** On phones the button overlays the page: hide it while scrolling down. */
function useScrollsDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let before = window.scrollY
    const onScroll = () => {
      if (Math.abs(window.scrollY - before) < TREMBLE) return
      setDown(window.scrollY > before)
      before = window.scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return down
}
