import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { ToastAction, ToastKind } from './toaster-room.tsx'

const Room = lazy(async () => ({ default: (await import('./toaster-room.tsx')).ToasterRoom }))

let wanted = false
const listeners = new Set<() => void>()

async function show(kind: ToastKind, text: string, action?: ToastAction): Promise<void> {
  wanted = true
  for (const tell of listeners) tell()
  const { toastOnceReady } = await import('./toaster-room.tsx')
  toastOnceReady(kind, text, action)
}

/** Shows a toast, which disappears after some seconds. Use a Notice for messages that the user must act on. */
export const notify = {
  success: (text: string, action?: ToastAction) => void show('success', text, action),
  error: (text: string, action?: ToastAction) => void show('error', text, action),
}

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
