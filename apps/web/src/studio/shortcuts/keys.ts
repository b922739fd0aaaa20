import { isTyping } from './is-typing.ts'

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>

export const GENERATE = 'generate'
export const PALETTE = 'palette'
export const SHEET = 'shortcuts'

/** Ctrl or Command with Enter or K works in text fields too. Single-character shortcuts do not. */
export function commandOf(press: KeyPress): string | null {
  if (press.defaultPrevented || press.altKey) return null
  const held = press.ctrlKey || press.metaKey
  if (held && press.key === 'Enter') return GENERATE
  if (held && press.key.toLowerCase() === 'k') return PALETTE
  if (!held && press.key === '?' && !isTyping(press.target)) return SHEET
  return null
}

export const SHORTCUTS: readonly { keys: string; does: string }[] = [
  { keys: 'Ctrl Enter', does: 'Generate' },
  { keys: 'Ctrl V', does: 'Use the picture on the clipboard' },
  { keys: 'Ctrl K', does: 'Find a tool or an action' },
  { keys: '← →', does: 'Previous and next picture; the tool before and after in the tool bar' },
  { keys: '+ −', does: 'Zoom in the viewer' },
  { keys: 'Esc', does: 'Close what is on top' },
  { keys: '?', does: 'Show this list' },
]
