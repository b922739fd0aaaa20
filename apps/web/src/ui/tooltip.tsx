import { cloneElement, type ReactElement } from 'react'

/** For mouse and keyboard only; the accessible name stays on the button, because phones have no hover. */
export function Tooltip({ text, children }: { text: string; children: ReactElement<object> }) {
  return cloneElement(children, { 'data-tip': text } as object)
}
