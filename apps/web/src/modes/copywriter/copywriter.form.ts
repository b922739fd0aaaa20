import { AUDIENCES, type Audience, COPY_TEXTS, CopyRequest, DESCRIPTION_MAX } from '@ufaro/contract/tools/copywriter.ts'
import { PLEASE_ADD, withoutMeasured } from '@ufaro/contract/tools/measured.ts'
import type { BenchTool } from '#web/studio/bench/bench-tool.ts'
import type { Tool } from '#web/studio/bench/use-tool.ts'
import type { Brand } from '#web/studio/brand/brand.ts'
import { type RunInputs, runKindOf } from '#web/studio/run/run-inputs.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { addKeywords, joinKeywords } from '#web/studio/words/keywords.ts'

export interface CopywriterForm extends Omit<CopyRequest, 'productDescription' | 'keywords'> {
  photo: Picture | null
  description: string
  autoExtract: boolean
  keywords: string[]
}

export const EMPTY_FORM: CopywriterForm = {
  photo: null,
  description: '',
  autoExtract: true,
  brandName: '',
  brandVoice: '',
  keywords: [],
  audience: 'Millennials',
  style: 'Persuasive & Direct',
  language: 'English',
}

export const AUTO_EXTRACT = 'Auto-extract description'
export const PHOTO_HINT = 'JPG, PNG up to 10MB'

/** Requires keywords too, although their label says that they are optional. */
export function missing({ description, keywords }: CopywriterForm): string | null {
  if (!description.trim()) return COPY_TEXTS.description
  if (!withoutMeasured(description)) return PLEASE_ADD
  return keywords.length === 0 ? 'Please add at least one keyword' : null
}

export const readsItself = ({ photo, autoExtract, description }: CopywriterForm): boolean =>
  photo !== null && autoExtract && !description.trim()

export function copywriterInputs({ photo, description, keywords, ...choices }: CopywriterForm): RunInputs {
  const fields = CopyRequest.parse({
    ...choices,
    productDescription: withoutMeasured(description),
    keywords: joinKeywords(keywords),
  })
  return { fields, pictures: photo ? { imageData: photo.blob } : {} }
}

const audienceIn = (words: string): Audience | null =>
  AUDIENCES.find((each) => words.toLowerCase().includes(each.toLowerCase())) ?? null

export const ofBrand = ({ name, voice, audience }: Brand) => ({
  brandName: name,
  brandVoice: voice,
  audience: audienceIn(audience),
})

export const COPYWRITER: BenchTool<CopywriterForm, 'photo'> = {
  run: runKindOf('copywriter'),
  emptyForm: EMPTY_FORM,
  pictures: {
    photo: {
      label: 'Product photo',
      take: (photo) => ({ photo }),
      // A photo from another tool may come with a text, which becomes the description. Without a text, the description
      // is emptied and then written automatically from the photo.
      landing: ({ text = '' }) => ({ description: text }),
    },
  },
  texts: { description: (text) => ({ description: text.slice(0, DESCRIPTION_MAX) }) },
  missing,
  inputs: copywriterInputs,
  again: (request) => {
    const { productDescription, keywords } = CopyRequest.parse(request)
    return { description: productDescription, keywords: addKeywords([], keywords) }
  },
  fresh: { ready: 'another product', kept: 'Your texts are in the gallery.', undo: 'Keep the form' },
}

export type CopywriterTool = Tool<CopywriterForm, 'photo'>
