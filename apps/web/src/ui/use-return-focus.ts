import { useRef } from 'react'

/**
 * For dialogs that are opened without a trigger of their own: the focus goes back to where it was. Spread it on the
 * dialog's content.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      before.current?.focus({ preventScroll: true })
    },
  }
}
