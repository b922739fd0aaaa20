export interface PhotoLook {
  photo: Blob | undefined
  looking: boolean
  doubt: string | undefined
}

/** Milliseconds that a click on Generate waits for the check of the photo. */
export const PATIENCE_MS = 8000

export type PressAnswer = 'waits' | 'starts' | 'warns' | 'lapses'

/**
 * Decides about a click on Generate during the check of the photo `pressedFor`. `lapses`: that photo was replaced.
 * `warns`: the check found a problem. `late` is true once the click has waited for PATIENCE_MS.
 */
export function pressAnswer(pressedFor: Blob, look: PhotoLook | undefined, late: boolean): PressAnswer {
  if (look?.photo !== pressedFor) return 'lapses'
  if (look.doubt) return 'warns'
  return look.looking && !late ? 'waits' : 'starts'
}
