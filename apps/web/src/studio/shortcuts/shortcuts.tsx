import { lazy, Suspense, useEffect, useState } from 'react'
import { findCommand } from './command-store.ts'
import { commandOf, PALETTE, SHEET } from './keys.ts'

const ShortcutSheet = lazy(async () => ({ default: (await import('./shortcut-sheet.tsx')).ShortcutSheet }))
const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))

/**
 * Shortcuts are mounted in the shell, because a page that loads late would miss early key presses. They are ignored
 * while a dialog is open.
 */
export function Shortcuts() {
  const [open, setOpen] = useState<string | null>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const id = commandOf(event)
      const layered = document.querySelector('[role=dialog]') !== null
      if (!id || layered) return
      if (id === PALETTE || id === SHEET) setOpen(id)
      else findCommand(id)?.run()
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  const close = () => setOpen(null)
  return (
    <Suspense fallback={null}>
      {open === SHEET && <ShortcutSheet onClose={close} />}
      {open === PALETTE && <CommandPalette onClose={close} />}
    </Suspense>
  )
}
