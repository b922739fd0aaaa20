import type { LetterContent } from '../mail/mail.service.ts'

export const bankDetailsChangedLetter = (bankName: string, lastDigits: string): LetterContent => ({
  subject: 'Your Ufaro payout account was changed',
  heading: 'Your payout account was changed',
  paragraphs: [`Your earnings will be paid to ${bankName}, account ending in ${lastDigits}, from now on.`],
  notes: ['It was not you? Set a new password from the login page at once, and write to us before the next payout.'],
})

export const accountDeletedLetter = (): LetterContent => ({
  subject: 'Your Ufaro account was deleted',
  heading: 'Your account was deleted',
  paragraphs: ['Your account and everything you made with it are gone. This is the last letter to this address.'],
  notes: ['You did not ask for this? Please write to us.'],
})
