import { useRef } from 'react'

/** For dialogs without a trigger: restores the focus on close. Spread the result on the dialog's content. */
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
