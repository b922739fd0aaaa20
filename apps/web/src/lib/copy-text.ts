import { notify } from '../ui/toast.tsx'

const BY_HAND = 'This browser does not allow copying. Select the text and copy it by hand.'

/** @returns false if the browser offers no clipboard, as on a page without HTTPS, or refuses access to it */
export async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export async function copyText(text: string, done?: string): Promise<boolean> {
  const copied = await toClipboard(text)
  if (!copied) notify.error(BY_HAND)
  else if (done) notify.success(done)
  return copied
}
