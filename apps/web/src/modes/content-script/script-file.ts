const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

export const scriptFile = (brand: string, title: string, extension: 'txt' | 'pdf'): string =>
  `${['ufaro', plain(brand), plain(title)].filter(Boolean).join('-')}.${extension}`
