import { cloneElement, type ReactElement } from 'react'

/** A tooltip for mouse and keyboard only. The button keeps its accessible name, because phones have no hover. */
export function Tooltip({ text, children }: { text: string; children: ReactElement<object> }) {
  return cloneElement(children, { 'data-tip': text } as object)
}
