import type { ATTIRES, HeadshotRequest } from '@ufaro/contract/tools/headshot.ts'
import type { BenchTool } from '#web/studio/bench/bench-tool.ts'
import { type RunInputs, runKindOf } from '#web/studio/run/run-inputs.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'

export type Attire = (typeof ATTIRES)[number]

export interface HeadshotForm {
  photo: Picture | null
  attire: Attire
}

export const EMPTY_FORM: HeadshotForm = { photo: null, attire: 'Corporate' }

export const LOOK_RATIO = 4 / 5

export const missing = ({ photo }: HeadshotForm): string | null => (photo ? null : 'Add a photo first')

export function headshotInputs({ photo, attire }: HeadshotForm): RunInputs {
  if (!photo) throw new Error('A headshot needs a photo')
  const fields: Omit<HeadshotRequest, 'mode'> = { prompt: '', options: { attire } }
  return { fields, pictures: { productImageDataUrl: photo.blob } }
}

export const HEADSHOT: BenchTool<HeadshotForm, 'photo'> = {
  run: runKindOf('headshot'),
  emptyForm: EMPTY_FORM,
  pictures: { photo: { label: 'Photo', take: (photo) => ({ photo }) } },
  zone: {
    title: 'One photo in, four headshots out',
    hint: 'A JPEG, PNG or WebP. Head and shoulders, looking at the camera, works best.',
    sample: 'portrait',
    example: { shape: 'portrait', given: ['portrait'], made: 'headshot-' },
  },
  missing,
  inputs: headshotInputs,
  pictureClears: true,
  fresh: { ready: 'a new photo', undo: 'Keep the photo' },
}
