import {
  MOCKUP_TEXTS,
  type MODEL_OPTIONS,
  type MockupItem,
  type MockupOptions,
  MockupRequest,
  type MockupScene,
  type Quad,
} from '@ufaro/contract/tools/mockup.ts'
import type { BenchTool } from '#web/studio/bench/bench-tool.ts'
import type { Tool } from '#web/studio/bench/use-tool.ts'
import type { Brand } from '#web/studio/brand/brand.ts'
import { type RunInputs, runKindOf } from '#web/studio/run/run-inputs.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'

/** Traits of the person in the picture. The AI engine chooses those that are ''. If all are '', nobody is shown. */
export type ModelChoice = { [Name in keyof typeof MODEL_OPTIONS]: (typeof MODEL_OPTIONS)[Name][number] | '' }

export interface MockupForm {
  logo: Picture | null
  input: MockupOptions['input']
  prompt: string
  item: MockupItem | null
  scene: MockupScene | null
  photo: Picture | null
  quad: Quad | null
  model: ModelChoice
}

const NOBODY: ModelChoice = { gender: '', race: '', age: '', interaction: '' }

export const EMPTY_FORM: MockupForm = {
  logo: null,
  input: 'prompt',
  prompt: '',
  item: null,
  scene: null,
  photo: null,
  quad: null,
  model: NOBODY,
}

export const STARTERS: Record<MockupItem, string> = {
  mug: 'A white mug on a wooden table',
  shirt: 'A navy T-shirt in a clean studio',
  tote: 'A cream tote bag against a pastel wall',
  cap: 'A navy face cap on a wooden table',
  box: 'A delivery box on a concrete floor',
  card: 'Business cards on a wooden table',
  bottle: 'A brown bottle in a green garden',
  sign: 'A storefront sign in the evening',
  billboard: 'A billboard at sunset',
}

/** Form changes when the user chooses an item. Replaces the prompt only if it is empty or another item's default. */
export function pickItem({ prompt }: MockupForm, item: MockupItem | null): Partial<MockupForm> {
  const isOurs = prompt.trim() === '' || Object.values(STARTERS).includes(prompt)
  return { item, scene: null, ...(item && isOurs && { prompt: STARTERS[item] }) }
}

export function missing({ logo, input, prompt, photo }: MockupForm): string | null {
  if (!logo) return MOCKUP_TEXTS.logo
  if (input === 'prompt') return prompt.trim() ? null : MOCKUP_TEXTS.prompt
  return photo ? null : MOCKUP_TEXTS.itemPhoto
}

export function mockupInputs(form: MockupForm): RunInputs {
  const { logo, input, prompt, item, scene, photo, quad, model } = form
  if (!logo || missing(form)) throw new Error('A mockup needs a logo, and words or a photo')
  const onPhoto = input === 'item_photo'
  const chosen = Object.fromEntries(Object.entries(model).filter(([, value]) => value !== ''))
  const where = onPhoto ? { ...(quad && { quad }) } : { ...(item && { item }), ...(scene && { scene }) }
  const fields = MockupRequest.parse({ mode: 'mockup', prompt, options: { input, ...where, ...chosen } })
  return {
    fields: { prompt: fields.prompt, options: fields.options },
    pictures: { productImageDataUrl: logo.blob, ...(onPhoto && photo && { modelImageDataUrl: photo.blob }) },
  }
}

export const ofBrand = ({ logo }: Brand) => ({ logo })

export const MOCKUP: BenchTool<MockupForm, 'logo' | 'photo'> = {
  run: runKindOf('mockup'),
  emptyForm: EMPTY_FORM,
  pictures: {
    logo: { label: 'Logo', take: (logo) => ({ logo }) },
    photo: {
      label: 'Item photo',
      take: (photo) => ({ photo, quad: null }),
      place: 'item photo',
      landing: () => ({ input: 'item_photo' }),
    },
  },
  stray: ({ input, logo, photo }) => (input === 'item_photo' && logo && !photo ? 'photo' : 'logo'),
  zone: {
    title: 'Your logo, on things people hold',
    hint: 'Start with the logo: a JPEG, PNG or WebP. We remove a plain background behind it for you.',
    choose: 'Choose a logo',
    camera: false,
    sample: 'logo',
    example: { shape: 'square', logo: true, given: ['logo'], made: 'mockup-' },
  },
  missing,
  inputs: mockupInputs,
  again: (request) => {
    const { gender = '', race = '', age = '', interaction = '' } = MockupRequest.parse(request).options
    return { model: { gender, race, age, interaction } }
  },
  adjusts: true,
  fresh: { ready: 'a new logo' },
}

export type MockupTool = Tool<MockupForm, 'logo' | 'photo'>
