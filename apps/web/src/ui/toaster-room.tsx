import { CircleAlert, CircleCheck } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Toaster, toast, useSonner } from 'sonner'
import 'sonner/dist/styles.css'

const TOAST_MS = 4000
const WITH_ACTION_MS = 10_000
const GAP = 12
/** Width of the library's widest toast with its margin, in pixels. */
const WIDEST = 380
/** Height in pixels that a toast reaches above the bottom of the window. */
const REACH = 80
const LOOK_MS = 200

export type ToastKind = 'success' | 'error'
export interface ToastAction {
  label: string
  onClick: () => void
}

let ready = false
const waiting: (() => void)[] = []

/** Keeps early toasts until the library is mounted, because it drops toasts that are sent before. */
export function toastOnceReady(kind: ToastKind, text: string, action?: ToastAction): void {
  const say = () =>
    void toast[kind](text, action ? { action, duration: WITH_ACTION_MS } : { className: 'max-lg:pointer-events-none' })
  if (ready) say()
  else waiting.push(say)
}

export function ToasterRoom() {
  useEffect(() => {
    ready = true
    for (const say of waiting.splice(0)) say()
  }, [])
  const bottom = useBarsHeight() + GAP
  const before = useRef<Element | null>(null)
  // The library restores the focus whenever the focus leaves a toast, which traps Tab at the end of the page. Stop it
  // from seeing the event, and restore the focus only when a button inside a toast is clicked.
  const enter = (event: FocusEvent) => {
    event.stopPropagation()
    if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget
  }
  const goBack = () => before.current instanceof HTMLElement && before.current.focus({ preventScroll: true })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: listens to the buttons within
    <div onFocusCapture={enter} onClick={({ target }) => (target as Element).closest('button') && goBack()}>
      <Toaster
        position="bottom-right"
        offset={{ bottom, right: GAP }}
        mobileOffset={{ bottom }}
        duration={TOAST_MS}
        icons={{
          success: <CircleCheck aria-hidden className="size-5 text-success" />,
          error: <CircleAlert aria-hidden className="size-5 text-danger" />,
        }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              'inset-x-0 ml-auto flex w-fit! max-w-full max-[600px]:right-8! max-[600px]:mr-auto items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 font-sans text-small text-ink shadow-raised',
            actionButton: 'tap ml-auto shrink-0 rounded-tight px-3 font-bold text-accent-text hover:bg-sunken',
          },
        }}
      />
    </div>
  )
}

/**
 * Returns the height of the bars at the bottom of the window. Measures repeatedly while a toast is shown, because bars
 * appear, grow and scroll away.
 */
function useBarsHeight(): number {
  const { toasts } = useSonner()
  const [height, setHeight] = useState(0)
  const shows = toasts.length > 0
  useEffect(() => {
    if (!shows) return
    const measure = () => setHeight(barsHeight())
    measure()
    const timer = setInterval(measure, LOOK_MS)
    return () => clearInterval(timer)
  }, [shows])
  return height
}

function barsHeight(): number {
  const { innerWidth, innerHeight } = window
  const tops = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(
      ({ top, right, bottom }) => right > innerWidth - WIDEST && bottom > innerHeight - REACH && top < innerHeight,
    )
    .map(({ top }) => innerHeight - top)
  return Math.max(0, ...tops)
}
