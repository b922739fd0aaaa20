import type { LetterContent } from '../mail/mail.service.ts'

export const switchedOff = (address: string, error: string, page: string): LetterContent => ({
  subject: 'One of your webhooks was switched off',
  heading: 'Your webhook was switched off',
  paragraphs: [
    `We could not reach ${address}, and have stopped trying. What happened last: ${error}`,
    'Nothing is sent there any more. Once the address works again you can switch the webhook on and send again what it missed.',
  ],
  button: { label: 'See your webhooks', url: page },
  notes: ['You get this mail because a webhook of your account was called there.'],
})
