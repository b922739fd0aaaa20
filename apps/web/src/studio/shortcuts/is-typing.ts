const TEXT_INPUTS = ['text', 'email', 'password', 'search', 'tel', 'url', 'number']

/** True where a key press or a paste belongs to a text field. */
export function isTyping(target: EventTarget | null): boolean {
  if (!target || !(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && TEXT_INPUTS.includes(target.type)
}
