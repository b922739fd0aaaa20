export const canShare = (type = 'image/jpeg'): boolean => {
  const probe = new File([], `file.${type.split('/')[1]}`, { type })
  return navigator.canShare?.({ files: [probe] }) ?? false
}

/**
 * Closing the share sheet is no error.
 * @throws Error if sharing fails
 */
export async function share(blob: Blob, name: string): Promise<void> {
  try {
    await navigator.share({ files: [new File([blob], name, { type: blob.type })] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
