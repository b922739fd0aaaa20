import { GIF_IMAGES } from '@ufaro/contract/tools/gif.ts'
import { useCallback, useRef, useState } from 'react'
import { plural } from '#web/lib/formats.ts'
import { PictureFault, takePicture } from '#web/studio/upload/take-picture.ts'
import { useFileDrop } from '#web/studio/upload/use-file-drop.ts'
import { useFilePaste } from '#web/studio/upload/use-file-paste.ts'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import { GIF_RULES, type GifPicture, type GifTool } from './gif.form.ts'

const MOST_FAULTS = 3

/** Sequential, because each picture is decoded: fifty at once would exhaust memory. */
export function usePicturesIntake({ form: { pictures }, change, busy: disabled }: GifTool): Intake {
  const [faults, setFaults] = useState<readonly string[]>([])
  const [reading, setReading] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  const take = useCallback(
    async (files: readonly File[]) => {
      if (disabled || files.length === 0) return
      setReading(true)
      const room = GIF_IMAGES.max - pictures.length
      const { taken, faults } = await takeAll(files.slice(0, room))
      const over = files.length - room
      if (over > 0) faults.push(`A GIF holds ${GIF_IMAGES.max} pictures; ${plural(over, 'picture')} left out.`)
      if (taken.length > 0) change({ pictures: [...pictures, ...taken] })
      setFaults(faults)
      setReading(false)
    },
    [pictures, change, disabled],
  )

  useFilePaste(take)
  const dragging = useFileDrop(take)
  const shown = faults.slice(0, MOST_FAULTS).join(' ')
  const rest = faults.length - MOST_FAULTS
  return {
    label: 'Pictures',
    multiple: true,
    input,
    open: () => input.current?.click(),
    dragging: dragging && !disabled,
    reading,
    fault: faults.length === 0 ? null : rest > 0 ? `${shown} And ${rest} more.` : shown,
    take,
  }
}

async function takeAll(files: readonly File[]) {
  const taken: GifPicture[] = []
  const faults: string[] = []
  for (const file of files) {
    try {
      taken.push({ ...(await takePicture(file, GIF_RULES)), id: crypto.randomUUID() })
    } catch (error) {
      faults.push(error instanceof PictureFault ? error.message : `${file.name} could not be read.`)
    }
  }
  return { taken, faults }
}
