import { formatNaira, nairaOf } from '@ufaro/contract/money.ts'
import type { User } from '@ufaro/contract/user.ts'
import type { ReceiptPage } from '@ufaro/render/node/receipt/receipt-pdf.ts'
import type { PaymentRow } from '../../db/schema/payments.ts'

const date = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Lagos' })
const naira = (kobo: number) => formatNaira(nairaOf(kobo))

export function layOutReceipt(payment: PaymentRow, { displayName, email }: User): ReceiptPage {
  const { reference, planName, channel, paidAt, grantedAt, paidAmount, amount, refundedAmount } = payment
  const paid = paidAmount ?? amount
  const name = displayName && displayName !== email ? `${displayName}, ${email}` : email
  return {
    title: 'Receipt',
    from: 'Ufaro',
    rows: [
      ['Reference', reference],
      ['Date', `${date.format(paidAt ?? grantedAt ?? payment.createdAt)} (Lagos)`],
      ['Billed to', name],
      ['Plan', planName ?? ''],
      ...(channel ? [['Paid by', channel.replaceAll('_', ' ')] as const] : []),
      ...(refundedAmount > 0 ? [['Paid', naira(paid)] as const, ['Refunded', naira(refundedAmount)] as const] : []),
      ['Total', naira(paid - refundedAmount)],
    ],
    note: 'Thank you. Please keep the reference: with it we find this payment at once.',
  }
}
