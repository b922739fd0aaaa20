import { cloneElement, type ReactElement } from 'react'

/** Touch screens do not show the text and screen readers do not read it, so the button needs an accessible name. */
export function Tooltip({ text, children }: { text: string; children: ReactElement<object> }) {
  return cloneElement(children, { 'data-tip': text } as object)
}
