import type { LetterContent } from '../mail/mail.service.ts'

export const bankDetailsChangedLetter = (bankName: string, lastDigits: string): LetterContent => ({
  subject: 'Your Ufaro payout account was changed',
  heading: 'Your payout account was changed',
  paragraphs: [`Your earnings will be paid to ${bankName}, account ending in ${lastDigits}, from now on.`],
  notes: ['It was not you? Set a new password from the login page at once, and write to us before the next payout.'],
})
