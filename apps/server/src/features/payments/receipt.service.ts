import type { User } from '@ufaro/contract/user.ts'
import { receiptPdf } from '@ufaro/render/node/receipt/receipt-pdf.ts'
import type { PaymentsService } from './payments.service.ts'
import { layOutReceipt } from './receipt-layout.ts'
import { RECEIPT_POLICY, receiptPage } from './receipt-page.ts'

interface Receipt {
  headers: Record<string, string>
  body: string | Buffer
}

export function createReceiptService({ payments }: { payments: PaymentsService }) {
  return {
    async make(user: User, reference: string, format: 'html' | 'pdf'): Promise<Receipt> {
      const page = layOutReceipt(await payments.getPaid(user.id, reference), user)
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
