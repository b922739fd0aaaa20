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
  label: string
  disabled: boolean
  /** Whether this intake receives files dropped or pasted anywhere. Only one intake per page may. */
  takesStray?: boolean | undefined
  multiple?: boolean
}

/**
 * @param takeFiles returns a sentence for the user about the files, or null. Must not throw
 */
export function useIntake(
  takeFiles: (files: readonly File[]) => Promise<string | null>,
  { label, disabled, takesStray = true, multiple }: IntakeOptions,
): Intake {
  const [fault, setFault] = useState<string | null>(null)
  const [reading, setReading] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const take = useCallback(
    async (files: readonly File[]) => {
      if (files.length === 0 || disabled) return
      setReading(true)
      setFault(null)
      setFault(await takeFiles(files))
      setReading(false)
    },
    [takeFiles, disabled],
  )

  useFilePaste(takesStray ? take : null)
  const dragging = useFileDrop(takesStray ? take : null)
  return {
    ...{ label, multiple, input, reading, fault, take },
    open: () => input.current?.click(),
    dragging: dragging && !disabled,
  }
}

interface PictureOptions {
  label?: string
  takesStray?: boolean
  rules?: PictureRules
}

export function usePictureIntake(
  onPicture: (picture: Picture) => void | Promise<void>,
  disabled = false,
  { label = 'Photo', takesStray, rules }: PictureOptions = {},
): Intake {
  const takeFiles = useCallback(
    async ([file, ...others]: readonly File[]) => {
      if (!file) return null
      try {
        await onPicture(await takePicture(file, rules))
        return others.length > 0 ? `Only one picture is needed; ${file.name} was taken.` : null
      } catch (error) {
        return faultOf(error, file)
      }
    },
    [onPicture, rules],
  )
  return useIntake(takeFiles, { label, disabled, takesStray })
}

export const faultOf = (error: unknown, { name }: File): string =>
  error instanceof PictureFault ? error.message : `${name} could not be read.`
