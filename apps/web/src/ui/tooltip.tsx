import { cloneElement, type ReactElement } from 'react'

/** Shows the name of an icon on hover and focus. The name itself stays an aria-label: phones have no hover. */
export function Tooltip({ text, children }: { text: string; children: ReactElement<object> }) {
  return cloneElement(children, { 'data-tip': text } as object)
}
