import { formatNaira, nairaOf } from '@ufaro/contract/money.ts'
import type { User } from '@ufaro/contract/user.ts'
import { type ReceiptPage, receiptPdf } from '@ufaro/render/node/receipt/receipt-pdf.ts'
import type { PaymentRow } from '../../db/schema/payments.ts'
import type { PaymentsService } from './payments.service.ts'
import { RECEIPT_POLICY, receiptPage } from './receipt-page.ts'

interface Receipt {
  headers: Record<string, string>
  body: string | Buffer
}

const date = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Lagos' })
const naira = (kobo: number) => formatNaira(nairaOf(kobo))

/** Receipts of payments that went through. */
export function createReceiptService({ payments }: { payments: PaymentsService }) {
  return {
    /** @throws AppError NOT_FOUND for a payment that is not one's own or did not go through */
    async make(user: User, reference: string, format: 'html' | 'pdf'): Promise<Receipt> {
      const page = layOut(await payments.getPaid(user.id, reference), user)
      if (format === 'html') {
        const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': RECEIPT_POLICY }
        return { headers, body: receiptPage(page) }
      }
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="ufaro-receipt-${reference}.pdf"`,
      }
      return { headers, body: await receiptPdf(page) }
    },
  }
}
export type ReceiptService = ReturnType<typeof createReceiptService>

function layOut(payment: PaymentRow, { displayName, email }: User): ReceiptPage {
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
