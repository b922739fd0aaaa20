import { cloneElement, type ReactElement } from 'react'

/**
 * Shows a tooltip for mouse and keyboard. Phones cannot hover, so the button must have an accessible name of its own.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<object> }) {
  return cloneElement(children, { 'data-tip': text } as object)
}
