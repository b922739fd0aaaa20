export interface PhotoLook {
  photo: Blob | undefined
  looking: boolean
  /** Why the result may disappoint. If set, the Generate button is less prominent. */
  doubt: string | undefined
}

/** Milliseconds that a click on Generate waits for the check of the photo. */
export const PATIENCE_MS = 8000

export type PressAnswer = 'waits' | 'starts' | 'warns' | 'lapses'

/** `late` is true once the click has waited for too long. */
export function pressAnswer(pressedFor: Blob, look: PhotoLook | undefined, late: boolean): PressAnswer {
  if (look?.photo !== pressedFor) return 'lapses'
  if (look.doubt) return 'warns'
  return look.looking && !late ? 'waits' : 'starts'
}
