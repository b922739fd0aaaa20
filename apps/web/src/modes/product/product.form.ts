import { AESTHETIC_REQUIRED, PRODUCT_SHOTS, ProductRequest } from '@ufaro/contract/tools/product.ts'
import type { BenchTool } from '#web/studio/bench/bench-tool.ts'
import type { Tool } from '#web/studio/bench/use-tool.ts'
import { type RunInputs, runKindOf } from '#web/studio/run/run-inputs.ts'
import type { Zone } from '#web/studio/upload/picture-zone.tsx'
import type { Picture } from '#web/studio/upload/take-picture.ts'

export interface ProductForm {
  photo: Picture | null
  aesthetic: string
  description: string
}

export const EMPTY_FORM: ProductForm = { photo: null, aesthetic: '', description: '' }

export const BY_MODEL_ALONE = [PRODUCT_SHOTS.indexOf('Model with Product') + 1]

export function missing({ photo, aesthetic }: ProductForm): string | null {
  if (!photo) return 'Add a product photo first'
  return aesthetic.trim() ? null : AESTHETIC_REQUIRED
}

export function productInputs(form: ProductForm): RunInputs {
  const { photo, aesthetic } = form
  if (!photo || missing(form)) throw new Error('A product shot needs a photo and an aesthetic')
  const { prompt, options } = ProductRequest.parse({ mode: 'product', options: { aesthetic } })
  return { fields: { prompt, options }, pictures: { productImageDataUrl: photo.blob } }
}

const ZONE: Zone = {
  title: 'One product photo in, three shots out',
  hint: 'A JPEG, PNG or WebP. The whole product on a plain background works best.',
  sample: 'cup',
  example: { shape: 'square', given: ['cup'], made: 'product-' },
}
export const ZONE_BY_MODEL: Zone = { ...ZONE, title: 'One product photo in, four shots out' }

export const PRODUCT: BenchTool<ProductForm, 'photo'> = {
  run: runKindOf('product'),
  emptyForm: EMPTY_FORM,
  pictures: { photo: { label: 'Product photo', take: (photo) => ({ photo, description: '' }) } },
  zone: ZONE,
  missing,
  inputs: productInputs,
  byModelAlone: BY_MODEL_ALONE,
  pictureClears: true,
  fresh: { ready: 'a new product' },
}

export type ProductTool = Tool<ProductForm, 'photo'>
