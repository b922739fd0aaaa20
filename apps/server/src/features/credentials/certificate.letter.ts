import { cleanName } from '@ufaro/contract/clean-name.ts'
import type { LetterContent } from '../mail/mail.service.ts'

interface Recipient {
  name: string
  title: string
  issuer: string
  page: string
  stopPage: string
  unsubscribeUrl: string
}

export function certificateLetter({ page, stopPage, unsubscribeUrl, ...recipient }: Recipient): LetterContent {
  const [name, title, issuer] = [recipient.name, recipient.title, recipient.issuer].map(cleanName)
  return {
    subject: `Your certificate: ${title}`,
    heading: `Your certificate is ready, ${name}`,
    paragraphs: [
      `${issuer} issued “${title}” to you.`,
      'On its page you can save it as a picture or PDF, add it to LinkedIn, and take it along as a signed Open Badge.',
    ],
    button: { label: 'See my certificate', url: page },
    notes: [
      `You get this mail because ${issuer} put your address on the list. We do not check who they are.`,
      `You would rather not get mails about certificates? Stop them here: ${stopPage}`,
    ],
    unsubscribeUrl,
  }
}
