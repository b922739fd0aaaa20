import { cloneElement, type ReactElement } from 'react'

/** Phones cannot hover, so the button must have an accessible name of its own. */
export function Tooltip({ text, children }: { text: string; children: ReactElement<object> }) {
  return cloneElement(children, { 'data-tip': text } as object)
}
