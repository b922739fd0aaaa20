import type { FastifyInstance } from 'fastify'
import { resolveName } from '#sandbox/banks/accounts.ts'
import { BANK_LISTED_TWICE, BANKS, CLOSED_BANK } from '#sandbox/banks/bank-list.ts'
import { ok } from '#sandbox/http/envelope.ts'
import { type Fields, needText } from '#sandbox/http/fields.ts'
import { paginate } from '#sandbox/http/paging.ts'

export function bankRoutes(http: FastifyInstance): void {
  http.get<{ Querystring: Fields }>('/bank', async ({ query }) => {
    const { rows, meta } = paginate(ROWS, query)
    return ok('Banks retrieved', rows, query.use_cursor === 'true' ? meta : undefined)
  })

  http.get<{ Querystring: Fields }>('/bank/resolve', async ({ query }) => {
    const account_number = needText(query, 'account_number', 'Account number')
    const account_name = resolveName(account_number, needText(query, 'bank_code', 'Bank code'))
    return ok('Account number resolved', { account_number, account_name })
  })
}

const view = ([code, name]: (typeof BANKS)[number], index: number) => ({
  id: index + 1,
  name,
  slug: name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, ''),
  code,
  longcode: '',
  gateway: null,
  pay_with_bank: false,
  supports_transfer: true,
  active: code !== CLOSED_BANK,
  is_deleted: code === CLOSED_BANK,
  country: 'Nigeria',
  currency: 'NGN',
  type: 'nuban',
})

const ROWS = BANKS.map(view).flatMap((row) =>
  row.code === BANK_LISTED_TWICE ? [row, { ...row, id: row.id + BANKS.length, pay_with_bank: true }] : [row],
)
