export interface PhotoLook {
  photo: Blob | undefined
  looking: boolean
  doubt: string | undefined
}

export const PATIENCE_MS = 8000

export type PressAnswer = 'waits' | 'starts' | 'warns' | 'lapses'

export function pressAnswer(pressedFor: Blob, look: PhotoLook | undefined, late: boolean): PressAnswer {
  if (look?.photo !== pressedFor) return 'lapses'
  if (look.doubt) return 'warns'
  return look.looking && !late ? 'waits' : 'starts'
}
