import { DP_TEXTS, type DpOptions, DpRequest } from '@ufaro/contract/tools/dp.ts'
import type { BenchTool } from '#web/studio/bench/bench-tool.ts'
import type { Tool } from '#web/studio/bench/use-tool.ts'
import { type RunInputs, runKindOf } from '#web/studio/run/run-inputs.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'

export interface DpForm extends DpOptions {
  photo: Picture | null
  prompt: string
  reference: Picture | null
}

export const EMPTY_FORM: DpForm = {
  photo: null,
  input: 'prompt',
  prompt: '',
  reference: null,
  style: 'Professional Halo',
}

export function missing({ photo, input, prompt, reference }: DpForm): string | null {
  if (!photo) return DP_TEXTS.photo
  if (input === 'prompt') return prompt.trim() ? null : DP_TEXTS.prompt
  return reference ? null : DP_TEXTS.reference
}

export function dpInputs(form: DpForm): RunInputs {
  const { photo, input, prompt, reference, style } = form
  if (!photo || missing(form)) throw new Error('A display picture needs a photo, and words or a reference')
  const byReference = input === 'reference'
  const options = { input, style }
  const fields = DpRequest.parse({ mode: 'dp', prompt: byReference ? '' : prompt, options })
  return {
    fields: { prompt: fields.prompt, options: fields.options },
    pictures: {
      productImageDataUrl: photo.blob,
      ...(byReference && reference && { modelImageDataUrl: reference.blob }),
    },
  }
}

export const DP: BenchTool<DpForm, 'photo' | 'reference'> = {
  run: runKindOf('dp'),
  emptyForm: EMPTY_FORM,
  pictures: {
    photo: { label: 'Photo', take: (photo) => ({ photo }) },
    reference: { label: 'Reference', take: (reference) => ({ reference }), landing: () => ({ input: 'reference' }) },
  },
  stray: ({ input, photo, reference }) => (input === 'reference' && photo && !reference ? 'reference' : 'photo'),
  zone: {
    title: 'One photo, a profile picture for every app',
    hint: 'A JPEG, PNG or WebP. Head and shoulders, looking at the camera, works best.',
    sample: 'portrait',
    example: { shape: 'square', given: ['portrait'], made: 'dp-' },
  },
  missing,
  inputs: dpInputs,
  adjusts: true,
  pictureClears: true,
  fresh: { ready: 'a new photo' },
}

export type DpTool = Tool<DpForm, 'photo' | 'reference'>
