import type { LetterContent } from '../mail/mail.service.ts'
import { plansButton, unsubscribeNote } from './letter-parts.ts'

const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'Africa/Lagos' })

export const planEndingLetter = (planName: string, endsAt: Date, origin: string): LetterContent => ({
  subject: `Your plan “${planName}” ends on ${day.format(endsAt)}`,
  heading: `Your plan ends on ${day.format(endsAt)}`,
  paragraphs: [
    `Credits of “${planName}” can be used until then. Everything you made stays in your gallery.`,
    'Nothing renews by itself: choose a plan again whenever you need one.',
  ],
  button: plansButton(origin),
  notes: [unsubscribeNote(origin)],
})
