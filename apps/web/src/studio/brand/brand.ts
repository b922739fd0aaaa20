import type { BrandKit } from '@ufaro/contract/brand.ts'
import type { Picture } from '../upload/take-picture.ts'
import type { Colors } from './colors.ts'

/** A brand kit as a tool's form can take it in. */
export interface Brand extends Omit<BrandKit, 'logo' | 'colors'> {
  logo: Picture | null
  /** Null where nobody chose any. */
  colors: Colors | null
}

/** What a kit has to say: what it leaves open changes nothing in a form. */
export function said<Form extends object>(form: Form): Partial<{ [Name in keyof Form]: NonNullable<Form[Name]> }> {
  const isSaid = (value: unknown) =>
    value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(form).filter(([, value]) => isSaid(value))) as never
}
