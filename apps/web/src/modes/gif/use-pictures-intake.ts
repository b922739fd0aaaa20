import { GIF_IMAGES } from '@ufaro/contract/tools/gif.ts'
import { useCallback } from 'react'
import { plural } from '#web/lib/formats.ts'
import { faultOf, type Intake, useIntake } from '#web/studio/upload/use-picture-intake.ts'
import { type GifPicture, type GifTool, takeFrame } from './gif.form.ts'

const MOST_FAULTS = 3

export function usePicturesIntake({ form: { pictures }, change, busy }: GifTool): Intake {
  const takeFiles = useCallback(
    async (files: readonly File[]) => {
      const room = GIF_IMAGES.max - pictures.length
      const { taken, faults } = await takeAll(files.slice(0, room))
      const over = files.length - room
      if (over > 0) faults.push(`A GIF holds ${GIF_IMAGES.max} pictures; ${plural(over, 'picture')} left out.`)
      if (taken.length > 0) change({ pictures: [...pictures, ...taken] })
      const rest = faults.length - MOST_FAULTS
      if (rest > 0) faults.splice(MOST_FAULTS, rest, `And ${rest} more.`)
      return faults.join(' ') || null
    },
    [pictures, change],
  )
  return useIntake(takeFiles, { label: 'Pictures', disabled: busy, multiple: true })
}

/** Reads the files one after the other, because decoding fifty pictures at once would exhaust the memory. */
async function takeAll(files: readonly File[]) {
  const taken: GifPicture[] = []
  const faults: string[] = []
  for (const file of files) {
    try {
      taken.push(await takeFrame(file))
    } catch (error) {
      faults.push(faultOf(error, file))
    }
  }
  return { taken, faults }
}
