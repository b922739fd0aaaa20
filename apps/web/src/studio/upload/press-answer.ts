export interface PhotoLook {
  photo: Blob | undefined
  looking: boolean
  doubt: string | undefined
}

/** Milliseconds that a click on Generate waits for the check of the photo. */
export const PATIENCE_MS = 8000

export type PressAnswer = 'waits' | 'starts' | 'warns' | 'lapses'

/**
 * Decides what a click on Generate does while the photo `pressedFor` is checked. `lapses`: the user has replaced that
 * photo. `warns`: the check found a problem. `late` is true once the click has waited for PATIENCE_MS.
 */
export function pressAnswer(pressedFor: Blob, look: PhotoLook | undefined, late: boolean): PressAnswer {
  if (look?.photo !== pressedFor) return 'lapses'
  if (look.doubt) return 'warns'
  return look.looking && !late ? 'waits' : 'starts'
}
