import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'

const TOAST_MS = 4000
const WITH_ACTION_MS = 10_000
/** Pixels from the top of the window to the toasts. Lower toasts would cover the buttons of new pictures. */
const TOP = 8

export type ToastKind = 'success' | 'error'
export interface ToastAction {
  label: string
  onClick: () => void
}

let ready = false
const waiting: (() => void)[] = []

/** Keeps toasts until the library's toaster is mounted, because the library drops earlier ones. */
export function toastOnceReady(kind: ToastKind, text: string, action?: ToastAction): void {
  const say = () =>
    void toast[kind](
      text,
      action ? { action, duration: WITH_ACTION_MS, closeButton: true } : { className: 'pointer-events-none' },
    )
  if (ready) say()
  else waiting.push(say)
}

export function ToasterRoom() {
  useEffect(() => {
    ready = true
    for (const say of waiting.splice(0)) say()
  }, [])
  const before = useRef<Element | null>(null)
  // The library restores the focus whenever the focus leaves a toast, which traps Tab at the end of the page. Hide the
  // focus event from the library, and restore the focus only when a button inside a toast is clicked.
  const enter = (event: FocusEvent) => {
    event.stopPropagation()
    if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget
  }
  const goBack = () => before.current instanceof HTMLElement && before.current.focus({ preventScroll: true })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: clicks come from its buttons
    <div onFocusCapture={enter} onClick={({ target }) => (target as Element).closest('button') && goBack()}>
      <Toaster
        position="top-center"
        offset={{ top: TOP }}
        mobileOffset={{ top: TOP }}
        duration={TOAST_MS}
        icons={{
          success: <CircleCheck aria-hidden className="size-5 text-success" />,
          error: <CircleAlert aria-hidden className="size-5 text-danger" />,
          close: <X aria-hidden className="size-5" />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: 'Close message',
          classNames: {
            closeButton:
              'tap order-last -mr-2 -ml-2 grid shrink-0 place-items-center rounded-tight text-ink-soft hover:bg-sunken',
            toast:
              'inset-x-0 mx-auto flex w-fit! max-w-full max-[600px]:right-8! items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 font-sans text-small text-ink shadow-raised',
            actionButton: 'tap ml-auto shrink-0 rounded-tight px-3 font-bold text-accent-text hover:bg-sunken',
          },
        }}
      />
    </div>
  )
}
