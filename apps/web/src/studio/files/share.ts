/** True where the system's share sheet takes pictures. */
export const canShare = (): boolean => {
  const probe = new File([], 'picture.jpg', { type: 'image/jpeg' })
  return navigator.canShare?.({ files: [probe] }) ?? false
}

/** Opens the share sheet; closing it again is no failure. @throws Error where sharing fails */
export async function share(blob: Blob, name: string): Promise<void> {
  try {
    await navigator.share({ files: [new File([blob], name, { type: blob.type })] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
