import type { BrandKit } from '@ufaro/contract/brand.ts'
import type { Picture } from '../upload/take-picture.ts'
import type { Colors } from './colors.ts'

export interface Brand extends Omit<BrandKit, 'logo' | 'colors'> {
  logo: Picture | null
  colors: Colors | null
}

/** Drops empty values, so that an incomplete brand kit does not overwrite the user's input with them. */
export function filledIn<Form extends object>(form: Form): Partial<{ [Name in keyof Form]: NonNullable<Form[Name]> }> {
  const isFilledIn = (value: unknown) =>
    value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(form).filter(([, value]) => isFilledIn(value))) as never
}
