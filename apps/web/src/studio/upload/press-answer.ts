export interface PhotoLook {
  photo: Blob | undefined
  looking: boolean
  /** Why the result may disappoint; Generate then takes a step back. */
  doubt: string | undefined
}

/** How long a press on Generate waits for the look at the photo. */
export const PATIENCE_MS = 8000

export type PressAnswer = 'waits' | 'starts' | 'warns' | 'lapses'

/** What becomes of a press on Generate made while `pressedFor` was looked at; `late` once its patience has ended. */
export function pressAnswer(pressedFor: Blob, look: PhotoLook | undefined, late: boolean): PressAnswer {
  if (look?.photo !== pressedFor) return 'lapses'
  if (look.doubt) return 'warns'
  return look.looking && !late ? 'waits' : 'starts'
}
