import type { Upload } from './upload.ts'

const REFERENCE = /^(upload|creation):(\S{1,100})$/

export function readReference(value: unknown): Upload | undefined {
  const [, kind, id] = (typeof value === 'string' && value.length <= 120 && REFERENCE.exec(value)) || []
  if (!kind || !id) return undefined
  return {
    refers: { kind: kind as 'upload' | 'creation', id },
    read: () => Promise.reject(new Error('a picture that is named has no bytes of its own')),
  }
}
