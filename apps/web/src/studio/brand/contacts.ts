import type { Contact } from '@ufaro/contract/brand.ts'

/** A contact being edited; the id keeps its row while others come and go. */
export type DraftContact = Contact & { id: string }

/** Contacts that say something, as requests take them: a platform only where there is one. */
export const spokenContacts = (contacts: readonly DraftContact[]): Contact[] =>
  contacts
    .filter(({ value }) => value.trim() !== '')
    .map(({ type, value, position, platform }) => ({
      type,
      value: value.trim(),
      position,
      ...(type === 'social_media' && platform && { platform }),
    }))

export const draftContacts = (contacts: readonly Contact[]): DraftContact[] =>
  contacts.map((contact) => ({ ...contact, id: crypto.randomUUID() }))
