import type { BrandKit } from '@ufaro/contract/brand.ts'
import { FLYER_LIMITS, FLYER_TEXTS } from '@ufaro/contract/tools/flyer.ts'
import { type DraftContact, draftContacts, spokenContacts } from '#web/studio/brand/contacts.ts'
import type { Picture, PictureRules } from '#web/studio/upload/take-picture.ts'

export interface BrandKitForm extends Omit<BrandKit, 'logo' | 'contacts'> {
  contacts: DraftContact[]
  /** Undefined keeps the stored logo. Null removes it. */
  logo: Picture | null | undefined
}

export const LOGO_RULES: PictureRules = {
  maxBytes: FLYER_LIMITS.imageBytes - 1,
  texts: { type: FLYER_TEXTS.logoType, size: FLYER_TEXTS.logoSize },
}

export const formOf = (kit: BrandKit): BrandKitForm => ({
  ...kit,
  contacts: draftContacts(kit.contacts),
  logo: undefined,
})

/** Returns FormData, so that the logo is sent as a file. */
export function bodyOf({ name, tagline, voice, audience, colors, contacts, logo }: BrandKitForm): FormData {
  const body = new FormData()
  for (const [field, text] of Object.entries({ name, tagline, voice, audience })) body.set(field, text)
  for (const color of colors) body.append('colors', color)
  body.set('contacts', JSON.stringify(spokenContacts(contacts)))
  if (logo) body.set('logo', logo.blob, logo.name)
  else if (logo === null) body.set('logo', '')
  return body
}
