import type { Delivery, WebhookEvent } from '@ufaro/contract/webhook.ts'

export const EVENT_WORDS: Record<WebhookEvent, string> = {
  'run.finished': 'A run has made something',
  'run.failed': 'A run came to nothing',
  'credits.low': 'Credits of a tool run low',
  'payment.succeeded': 'A payment went through',
  'certificate.revoked': 'A certificate was revoked',
  'event_page.attendee': 'Somebody joined an event page',
}

export const STATUS_WORDS: Record<Delivery['status'], { label: string; tone: 'neutral' | 'success' | 'danger' }> = {
  pending: { label: 'Waiting', tone: 'neutral' },
  delivered: { label: 'Delivered', tone: 'success' },
  failed: { label: 'Given up', tone: 'danger' },
}
