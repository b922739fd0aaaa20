import type { User } from '@ufaro/contract/user.ts'
import type { PaymentRow } from '../../db/schema/payments.ts'
import type { LetterContent } from '../mail/mail.service.ts'
import { layOutReceipt } from './receipt-layout.ts'

export function paymentReceivedLetter(payment: PaymentRow, user: User, origin: string): LetterContent {
  const { rows } = layOutReceipt(payment, user)
  return {
    subject: `Your Ufaro receipt, ${payment.reference}`,
    heading: 'We received your payment',
    paragraphs: [
      `Thank you. ${payment.planName ? `Your plan “${payment.planName}”` : 'Your plan'} is ready, and its credits are in your account.`,
      ...rows.map(([label, value]) => `${label}: ${value}`),
    ],
    button: { label: 'See your payments', url: `${origin}/payment/history` },
    notes: ['The receipt lies there as a PDF, too. Please keep the reference: with it we find this payment at once.'],
  }
}
