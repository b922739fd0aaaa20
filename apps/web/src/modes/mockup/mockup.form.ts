import {
  MOCKUP_TEXTS,
  type MODEL_OPTIONS,
  type MockupItem,
  type MockupOptions,
  MockupRequest,
  type Quad,
} from '@ufaro/contract/tools/mockup.ts'
import type { BenchTool } from '#web/studio/bench/bench-tool.ts'
import type { Tool } from '#web/studio/bench/use-tool.ts'
import type { Brand } from '#web/studio/brand/brand.ts'
import { type RunInputs, runKindOf } from '#web/studio/run/run-inputs.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'

/** A person in the picture; what is empty is left to the model, and all empty is nobody. */
export type ModelChoice = { [Name in keyof typeof MODEL_OPTIONS]: (typeof MODEL_OPTIONS)[Name][number] | '' }

/** What the person has chosen so far. */
export interface MockupForm {
  logo: Picture | null
  input: MockupOptions['input']
  prompt: string
  /** Null: whatever the words name. */
  item: MockupItem | null
  photo: Picture | null
  /** Where the logo lies on the photo; null before anybody moved it. */
  quad: Quad | null
  model: ModelChoice
}

const NOBODY: ModelChoice = { gender: '', race: '', age: '', interaction: '' }

export const EMPTY_FORM: MockupForm = {
  logo: null,
  input: 'prompt',
  prompt: '',
  item: null,
  photo: null,
  quad: null,
  model: NOBODY,
}

/** Words to begin with for an item that is picked before anything is typed. */
export const STARTERS: Record<MockupItem, string> = {
  mug: 'A white mug on a wooden table',
  shirt: 'A navy T-shirt in a clean studio',
  tote: 'A cream tote bag against a pastel wall',
  box: 'A delivery box on a marble counter',
  card: 'Business cards on a dark desk, luxury',
  bottle: 'A brown bottle in a green garden',
  sign: 'A storefront sign in the evening',
  billboard: 'A billboard at sunset',
}

/** The changes that picking an item makes: words come along where there are none, or only those of another item. */
export function pickItem({ prompt }: MockupForm, item: MockupItem | null): Partial<MockupForm> {
  const isOurs = prompt.trim() === '' || Object.values(STARTERS).includes(prompt)
  return item && isOurs ? { item, prompt: STARTERS[item] } : { item }
}

/** What is missing before a run can start, as a sentence; null for nothing. */
export function missing({ logo, input, prompt, photo }: MockupForm): string | null {
  if (!logo) return MOCKUP_TEXTS.logo
  if (input === 'prompt') return prompt.trim() ? null : MOCKUP_TEXTS.prompt
  return photo ? null : MOCKUP_TEXTS.itemPhoto
}

/** The run's request. Choices that belong to the other way of asking stay in the form alone. */
export function mockupInputs(form: MockupForm): RunInputs {
  const { logo, input, prompt, item, photo, quad, model } = form
  if (!logo || missing(form)) throw new Error('A mockup needs a logo, and words or a photo')
  const onPhoto = input === 'item_photo'
  const chosen = Object.fromEntries(Object.entries(model).filter(([, value]) => value !== ''))
  const where = onPhoto ? { ...(quad && { quad }) } : { ...(item && { item }) }
  const fields = MockupRequest.parse({ mode: 'mockup', prompt, options: { input, ...where, ...chosen } })
  return {
    fields: { prompt: fields.prompt, options: fields.options },
    pictures: { productImageDataUrl: logo.blob, ...(onPhoto && photo && { modelImageDataUrl: photo.blob }) },
  }
}

/** What of a brand kit this tool uses. */
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
  missing,
  inputs: mockupInputs,
  adjusts: true,
  fresh: { ready: 'a new logo' },
}

export type MockupTool = Tool<MockupForm, 'logo' | 'photo'>
