import type { LetterContent } from '../mail/mail.service.ts'

export const accountDeletedLetter = (): LetterContent => ({
  subject: 'Your Ufaro account was deleted',
  heading: 'Your account was deleted',
  paragraphs: ['Your account and everything you made with it are gone. This is the last letter to this address.'],
  notes: ['You did not ask for this? Please write to us.'],
})
