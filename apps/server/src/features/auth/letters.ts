import type { LetterContent } from '../mail/mail.service.ts'

export const confirmationLetter = (url: string): LetterContent => ({
  subject: 'Confirm your email for Ufaro',
  heading: 'Confirm your email',
  paragraphs: ['Thank you for signing up. One click and your studio is ready.'],
  button: { label: 'Confirm email', url },
  notes: [
    'The link works once and for 24 hours.',
    'You did not sign up? Then leave the link alone and nothing will happen.',
  ],
})

export const alreadyRegisteredLetter = (url: string): LetterContent => ({
  subject: 'You already have a Ufaro account',
  heading: 'You already have an account',
  paragraphs: [
    'Somebody, most likely you, tried to sign up with this address. It has an account already, so nothing was changed.',
    'If you cannot remember the password, you can set a new one from the login page.',
  ],
  button: { label: 'Log in', url },
  notes: ['It was not you? You need not do anything.'],
})

export const resetLetter = (url: string, minutes: number): LetterContent => ({
  subject: 'Set a new password for Ufaro',
  heading: 'Set a new password',
  paragraphs: ['Somebody, most likely you, asked for a new password for this address.'],
  button: { label: 'Set a new password', url },
  notes: [
    `The link works once and for ${spanOf(minutes)}. A new password signs you out everywhere.`,
    'It was not you? Then leave the link alone and your password stays as it is.',
  ],
})

const NOT_YOU = 'It was not you? Set a new password from the login page at once, and write to us.'

export const passwordChangedLetter = (): LetterContent => ({
  subject: 'Your Ufaro password was changed',
  heading: 'Your password was changed',
  paragraphs: ['The password of your account was changed just now, and every device was signed out.'],
  notes: [NOT_YOU],
})

export const ownPasswordChangedLetter = (): LetterContent => ({
  subject: 'Your Ufaro password was changed',
  heading: 'Your password was changed',
  paragraphs: ['The password of your account was changed on your account page, and every other device was signed out.'],
  notes: [NOT_YOU],
})

export const newEmailLetter = (url: string): LetterContent => ({
  subject: 'Confirm your new email for Ufaro',
  heading: 'Confirm your new email',
  paragraphs: [
    'Somebody, most likely you, wants to use this address for a Ufaro account. One click and it is changed.',
  ],
  button: { label: 'Use this address', url },
  notes: [
    'The link works once and for 24 hours.',
    'You did not ask for this? Then leave the link alone and nothing will happen.',
  ],
})

export const emailChangeAskedLetter = (newEmail: string): LetterContent => ({
  subject: 'Your Ufaro email is about to change',
  heading: 'A new email was asked for',
  paragraphs: [
    `Somebody, most likely you, asked to change the address of your account to ${newEmail}. It changes as soon as the link that was sent there is opened.`,
  ],
  notes: ['It was not you? Set a new password from the login page at once: that stops the change. And write to us.'],
})

export const emailChangedLetter = (newEmail: string): LetterContent => ({
  subject: 'Your Ufaro email was changed',
  heading: 'Your email was changed',
  paragraphs: [`Your account belongs to ${newEmail} from now on. This is the last letter to this address.`],
  notes: ['It was not you? Write to us at once.'],
})

export const passwordHandedOverLetter = (): LetterContent => ({
  subject: 'Your Ufaro password was reset by our team',
  heading: 'Your password was reset',
  paragraphs: [
    'A new password was set for your account with a link that somebody of our team handed out. Every device was signed out.',
  ],
  notes: ['You did not ask for this? Set a new password from the login page at once, and write to us.'],
})

function spanOf(minutes: number): string {
  if (minutes >= 120) return `${Math.floor(minutes / 60)} hours`
  if (minutes >= 60) return '1 hour'
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
