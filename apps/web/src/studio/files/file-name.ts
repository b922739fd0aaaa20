import type { ToolId } from '@ufaro/contract/tools.ts'

const PREFIX = 'ufaro'

/** Replaces characters that file systems reject. The server's archives replace the same characters. */
const plain = (text: string) => text.normalize('NFC').replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')

export function fileName(mode: ToolId, slot: number | null, label: string, type = 'image/jpeg'): string {
  const extension = type === 'image/jpeg' ? 'jpg' : (type.split('/')[1] ?? 'jpg')
  return `${[PREFIX, mode, slot, plain(label)].filter(Boolean).join('-')}.${extension}`
}
