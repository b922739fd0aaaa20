import type { FastifyInstance } from 'fastify'
import { resolveName } from '#sandbox/banks/accounts.ts'
import { bankName } from '#sandbox/banks/bank-list.ts'
import { invalid, ok } from '#sandbox/http/envelope.ts'
import { type Fields, needText, readFields } from '#sandbox/http/fields.ts'
import { paginate } from '#sandbox/http/paging.ts'
import { type NextId, randomCode } from '#sandbox/store/ids.ts'
import type { Table } from '#sandbox/store/journal.ts'
import type { Recipient } from '#sandbox/store/records.ts'
import { toRecipient } from '#sandbox/transfers/transfer.view.ts'

interface Deps {
  recipients: Table<Recipient>
  nextId: NextId
}

export function recipientRoutes(http: FastifyInstance, { recipients, nextId }: Deps): void {
  http.post('/transferrecipient', async ({ body }, reply) => {
    const fields = readFields(body)
    if (needText(fields, 'type', 'Type') !== 'nuban') throw invalid('Only recipients of type nuban are supported here')
    const name = needText(fields, 'name', 'Name')
    const account_number = needText(fields, 'account_number', 'Account number')
    const bank_code = needText(fields, 'bank_code', 'Bank code')
    const account_name = resolveName(account_number, bank_code)
    // An account that was registered before gives the same recipient, even under another name.
    const known = recipients.all().find((row) => row.account_number === account_number && row.bank_code === bank_code)
    const recipient: Recipient = known ?? {
      id: nextId(),
      recipient_code: `RCP_${randomCode(15)}`,
      ...{ name, account_number, account_name, bank_code, bank_name: bankName(bank_code) ?? '' },
      created_at: new Date().toISOString(),
    }
    recipients.put(recipient.recipient_code, recipient)
    return reply.code(201).send(ok('Transfer recipient created successfully', toRecipient(recipient)))
  })

  http.get<{ Querystring: Fields }>('/transferrecipient', async ({ query }) => {
    const { rows, meta } = paginate(recipients.all().reverse(), query)
    return ok('Recipients retrieved', rows.map(toRecipient), meta)
  })
}
