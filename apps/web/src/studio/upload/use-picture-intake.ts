import { useCallback, useRef, useState } from 'react'
import { type Picture, PictureFault, type PictureRules, takePicture } from './take-picture.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useFilePaste } from './use-file-paste.ts'

export interface Intake {
  label: string
  input: React.RefObject<HTMLInputElement | null>
  multiple?: boolean
  open: () => void
  dragging: boolean
  reading: boolean
  fault: string | null
  take: (files: readonly File[]) => void
}

interface IntakeOptions {
  label?: string
  /** Whether it receives files dropped or pasted anywhere; one intake per page. */
  takesStray?: boolean
  /** Must not change between renders. */
  rules?: PictureRules
}

/** One picture by click, drop or paste. Refused files are named with the reason. */
export function usePictureIntake(
  onPicture: (picture: Picture) => void | Promise<void>,
  disabled = false,
  { label = 'Photo', takesStray = true, rules }: IntakeOptions = {},
): Intake {
  const [fault, setFault] = useState<string | null>(null)
  const [reading, setReading] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const take = useCallback(
    async (files: readonly File[]) => {
      const file = files[0]
      if (!file || disabled) return
      setReading(true)
      setFault(null)
      try {
        await onPicture(await takePicture(file, rules))
        if (files.length > 1) setFault(`Only one picture is needed; ${file.name} was taken.`)
      } catch (error) {
        setFault(error instanceof PictureFault ? error.message : `${file.name} could not be read.`)
      } finally {
        setReading(false)
      }
    },
    [onPicture, disabled, rules],
  )

  useFilePaste(takesStray ? take : null)
  const dragging = useFileDrop(takesStray ? take : null)
  return { label, input, open: () => input.current?.click(), dragging: dragging && !disabled, reading, fault, take }
}
