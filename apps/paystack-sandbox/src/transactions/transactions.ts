import { findCard, type TestCard } from '#sandbox/checkout/test-cards.ts'
import { notFound } from '#sandbox/http/envelope.ts'
import { type NextId, randomCode } from '#sandbox/store/ids.ts'
import type { Journal } from '#sandbox/store/journal.ts'
import type { Plan, Transaction } from '#sandbox/store/records.ts'
import { feesOf } from '#sandbox/transactions/fees.ts'
import { toTransaction } from '#sandbox/transactions/transaction.view.ts'

const LEFT_AFTER_MS = 15 * 60_000

export type NewTransaction = Pick<
  Transaction,
  'reference' | 'amount' | 'currency' | 'email' | 'callback_url' | 'metadata' | 'plan'
>

export type Transactions = ReturnType<typeof createTransactions>

export function createTransactions({ journal, nextId }: { journal: Journal; nextId: NextId }) {
  const table = journal.table<Transaction>('transactions')
  const accessCodes = journal.table<string>('access-codes')
  const plans = journal.table<Plan>('plans')

  const find = (reference: string): Transaction | undefined => {
    const row = table.get(reference)
    const isLeft = row?.status === 'ongoing' && Date.now() - row.touched_at > LEFT_AFTER_MS
    return row && isLeft ? { ...row, status: 'abandoned' } : row
  }

  function change(row: Transaction, what: Partial<Transaction>): Transaction {
    return table.put(row.reference, { ...row, ...what, touched_at: Date.now() })
  }

  function note(row: Transaction, type: string, message: string): Transaction['history'] {
    const time = Math.round((Date.now() - Date.parse(row.created_at)) / 1000)
    return [...row.history, { type, message, time }]
  }

  return {
    find,
    change,
    list: (): Transaction[] => table.all().map(({ reference }) => find(reference)!),
    view: (row: Transaction) => toTransaction(row, row.plan ? plans.get(row.plan) : undefined),

    /** @throws PaystackError 404 for an unknown reference */
    get: (reference: string): Transaction => {
      const row = find(reference)
      if (!row) throw notFound('Transaction reference not found')
      return row
    },

    findByAccessCode: (code: string): Transaction | undefined => {
      const reference = accessCodes.get(code)
      return reference === undefined ? undefined : find(reference)
    },

    create: (fields: NewTransaction): Transaction => {
      const access_code = randomCode(15)
      accessCodes.put(access_code, fields.reference)
      return table.put(fields.reference, {
        ...fields,
        id: nextId(),
        access_code,
        domain: 'test',
        status: 'abandoned',
        requested_amount: fields.amount,
        channel: 'card',
        gateway_response: 'The transaction was not completed',
        fees: null,
        card: null,
        attempts: 0,
        errors: 0,
        history: [],
        touched_at: Date.now(),
        created_at: new Date().toISOString(),
        paid_at: null,
      })
    },

    ask: (row: Transaction, card: TestCard, question: string): Transaction =>
      change(row, { status: 'ongoing', card: card.number, history: note(row, 'action', `Asked: ${question}`) }),

    succeed: (row: Transaction, card?: TestCard): Transaction =>
      change(row, {
        status: 'success',
        gateway_response: 'Successful',
        card: card?.number ?? row.card,
        attempts: row.attempts + 1,
        fees: feesOf(row.amount),
        paid_at: new Date().toISOString(),
        history: note(row, 'success', 'Successfully paid with card'),
      }),

    fail: (row: Transaction, card: TestCard, words: string): Transaction =>
      change(row, {
        status: 'failed',
        gateway_response: words,
        card: card.number,
        attempts: row.attempts + 1,
        errors: row.errors + 1,
        history: note(row, 'error', `Error: ${words}`),
      }),

    abandon: (row: Transaction): Transaction =>
      change(row, {
        status: 'abandoned',
        gateway_response: 'The transaction was not completed',
        history: note(row, 'close', 'Page closed'),
      }),

    cardOf: (row: Transaction): TestCard | undefined => (row.card ? findCard(row.card) : undefined),
  }
}
