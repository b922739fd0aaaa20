import { type Contact, PLATFORMS } from '@ufaro/contract/brand.ts'

export type DraftContact = Contact & { id: string }

export const spokenContacts = (contacts: readonly DraftContact[]): Contact[] =>
  contacts
    .filter(({ value }) => value.trim() !== '')
    .map(({ type, value, position, platform }) => ({
      type,
      value: value.trim(),
      position,
      // Store the first platform if none was chosen, because the editor shows it until another is chosen.
      ...(type === 'social_media' && { platform: platform ?? PLATFORMS[0] }),
    }))

export const draftContacts = (contacts: readonly Contact[]): DraftContact[] =>
  contacts.map((contact) => ({ ...contact, id: crypto.randomUUID() }))
