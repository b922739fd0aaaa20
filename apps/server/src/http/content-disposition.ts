/** RFC 6266: the header contains an ASCII fallback name and the real name in UTF-8. */
export function contentDisposition(download: string | undefined): string {
  if (download === undefined) return 'inline'
  const plain = download.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(download).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
