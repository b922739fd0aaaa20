import type { Letter } from './mailer.ts'

export const messageOf = ({ id, to, subject, text, html, createdAt, unsubscribeUrl }: Letter, from: string) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  date: createdAt,
  ...(unsubscribeUrl && {
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
  messageId: `<${id}@ufaro>`,
  disableFileAccess: true,
  disableUrlAccess: true,
})
