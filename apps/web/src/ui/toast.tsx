import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { ToastAction, ToastKind } from './toaster-room.tsx'

const Room = lazy(async () => ({ default: (await import('./toaster-room.tsx')).ToasterRoom }))

let wanted = false
const listeners = new Set<() => void>()

/** The toaster comes with the first toast: most visits never see one. */
async function show(kind: ToastKind, text: string, action?: ToastAction): Promise<void> {
  wanted = true
  for (const tell of listeners) tell()
  const { toastOnceReady } = await import('./toaster-room.tsx')
  toastOnceReady(kind, text, action)
}

/** Short words at the edge of the page, gone after four seconds, after ten where they offer a way back. What a person must act upon belongs inline instead. */
export const notify = {
  success: (text: string, action?: ToastAction) => void show('success', text, action),
  error: (text: string, action?: ToastAction) => void show('error', text, action),
}

/** Once in the app. */
export function Toaster() {
  const needed = useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => wanted,
  )
  return <Suspense fallback={null}>{needed && <Room />}</Suspense>
}
