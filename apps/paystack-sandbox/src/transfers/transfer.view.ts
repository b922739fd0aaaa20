import { wireId } from '#sandbox/http/wire.ts'
import type { Recipient, Transfer } from '#sandbox/store/records.ts'

export const toRecipient = (row: Recipient) => ({
  active: true,
  createdAt: row.created_at,
  currency: 'NGN',
  domain: 'test',
  id: wireId(row.id),
  integration: 100_032,
  name: row.name,
  recipient_code: row.recipient_code,
  type: 'nuban',
  updatedAt: row.created_at,
  is_deleted: false,
  details: {
    authorization_code: null,
    account_number: row.account_number,
    account_name: row.account_name,
    bank_code: row.bank_code,
    bank_name: row.bank_name,
  },
})

export const toTransfer = (row: Transfer, recipient?: Recipient) => ({
  id: wireId(row.id),
  domain: 'test',
  amount: row.amount,
  currency: 'NGN',
  reference: row.reference,
  source: 'balance',
  source_details: null,
  reason: row.reason,
  status: row.status,
  failures: null,
  transfer_code: row.transfer_code,
  titan_code: null,
  transferred_at: row.status === 'success' ? row.updated_at : null,
  recipient: recipient ? toRecipient(recipient) : null,
  session: { provider: null, id: null },
  integration: { id: 100_032, is_live: false, business_name: 'Sandbox' },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
