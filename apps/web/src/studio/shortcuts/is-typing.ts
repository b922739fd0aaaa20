const TEXT_INPUTS = ['text', 'email', 'password', 'search', 'tel', 'url', 'number']

export function isTyping(target: EventTarget | null): boolean {
  if (!target || !(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && TEXT_INPUTS.includes(target.type)
}
