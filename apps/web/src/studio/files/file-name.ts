import type { Mode } from '@ufaro/contract/modes.ts'

const PREFIX = 'ufaro'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** `ufaro-headshot-2-look-2.jpg` */
export function fileName(mode: Mode, slot: number | null, label: string, type = 'image/jpeg'): string {
  const extension = type === 'image/jpeg' ? 'jpg' : (type.split('/')[1] ?? 'jpg')
  return `${[PREFIX, mode, slot, plain(label)].filter(Boolean).join('-')}.${extension}`
}
