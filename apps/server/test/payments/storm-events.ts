import type { Person } from '../factories/person.ts'
import { createCall } from '../http-call.ts'
import type { Till } from './till.ts'

export function createDice(seed: number) {
  let state = seed
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
export type Dice = ReturnType<typeof createDice>

/** One step of the test, such as an event sent to the app at `url`. Returns false if the step must be repeated. */
export type Happening = (url: string) => Promise<boolean>

export interface Purchase {
  reference: string
  person: Person
  // biome-ignore lint/suspicious/noExplicitAny: the test sends the sandbox's own record back without reading it
  charge: any
  short: boolean
}

export interface Sent {
  reference: string
  amount: number
  status: string
  transfer_code: string
}

export const listSent = async (till: Till): Promise<Sent[]> =>
  (await till.provider('GET', '/transfer?perPage=100')).body.data

const hook =
  (body: string, signature: string, wanted: number): Happening =>
  async (url) => {
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature }
    const { status } = await createCall(url)('POST', '/api/payments/webhook', { body, headers })
    return status === wanted
  }

const createSigned = (till: Till) => (event: string, data: object) => {
  const body = JSON.stringify({ event, data })
  return hook(body, till.sign(body), 200)
}

function tellings(till: Till, dice: Dice): ((purchase: Purchase, n: number) => Happening)[] {
  const signed = createSigned(till)
  return [
    ({ charge }) => signed('charge.success', charge),
    ({ charge }, n) => signed('charge.success', { ...charge, delivery: n }),
    ({ person, reference }) =>
      async (url) => {
        const options = { token: person.token, body: { reference } }
        return (await createCall(url)('POST', '/api/payments/verify', options)).status === 200
      },
    ({ reference }) =>
      signed('refund.processed', {
        transaction_reference: reference,
        refund_reference: `part-${reference}-${dice(3)}`,
        amount: String(1 + dice(90_000)),
      }),
    ({ reference, charge }, n) =>
      n % 3 > 0
        ? signed('refund.processed', {
            transaction_reference: reference,
            refund_reference: `all-${reference}`,
            amount: charge.amount,
          })
        : signed('refund.pending', { transaction_reference: reference, refund_reference: null, amount: '5' }),
    ({ reference, charge }, n) =>
      signed('charge.dispute.resolve', {
        id: `dispute-${reference}`,
        resolution: n % 4 === 0 ? 'merchant-accepted' : 'declined',
        refund_amount: null,
        transaction: { reference, amount: charge.amount },
      }),
    ({ charge }, n) => signed('charge.success', { ...charge, reference: `foreign-${n % 20}` }),
    ({ charge }) => hook(JSON.stringify({ event: 'charge.success', data: charge }), '0'.repeat(128), 401),
    (_, n) => signed('transfer.success', { reference: `nobody-${n}`, amount: 5, status: 'success' }),
    (_, n) => signed('made.up', { n }),
  ]
}

/** Settings of the sandbox that the test switches between: how transfers end and which calls fail. */
const MOODS = [
  { transfers: 'success' },
  { transfers: 'success' },
  { transfers: 'failed' },
  { transfers: 'reversed' },
  { transfers: 'otp' },
  { truncate: true, path: '/transfer', times: 1 },
  { server_error: 500, path: '/transfer', times: 2 },
]

function payouts(till: Till, admin: Person, affiliates: string[], dice: Dice): ((n: number) => Happening)[] {
  const signed = createSigned(till)
  const begin = (): Happening => {
    const body = { affiliateId: affiliates[dice(affiliates.length)] }
    return async (url) => {
      const { status } = await createCall(url)('POST', '/api/admin/payouts', { token: admin.token, body })
      return status === 200 || status === 409
    }
  }
  return [
    begin,
    begin,
    () => {
      const mood = MOODS[dice(MOODS.length)]
      return async () => Boolean(await till.faults({ duplicate: 1, ...mood }))
    },
    () => async () => {
      const arrived = (await listSent(till)).find(({ status }) => status === 'success')
      if (arrived && dice(2) === 0) await till.control('POST', `transfers/${arrived.reference}`, { status: 'reversed' })
      return true
    },
    (n) => async (url) => {
      const over = (await listSent(till)).filter(({ status }) => ['success', 'failed', 'reversed'].includes(status))
      const sent = over[n % over.length]
      // For a reversed transfer, send the event of its earlier success, because events may arrive in any order.
      const status = sent?.status === 'reversed' ? 'success' : sent?.status
      return sent ? signed(`transfer.${status}`, { ...sent, status, delivery: n })(url) : true
    },
  ]
}

interface Brew {
  till: Till
  admin: Person
  affiliates: string[]
  purchases: Purchase[]
  dice: Dice
}

export function brew(count: number, { till, admin, affiliates, purchases, dice }: Brew): Happening[] {
  const kinds = tellings(till, dice)
  const outgoing = payouts(till, admin, affiliates, dice)
  const told = purchases.map((purchase, n) => kinds[n % 3]!(purchase, n))
  const more = Array.from({ length: count - told.length }, (_, n) => {
    const kind = dice(kinds.length + outgoing.length)
    return kinds[kind]?.(purchases[dice(purchases.length)]!, n) ?? outgoing[kind - kinds.length]!(n)
  })
  const all = [...told, ...more]
  for (let n = all.length - 1; n > 0; n--) {
    const other = dice(n + 1)
    ;[all[n], all[other]] = [all[other]!, all[n]!]
  }
  return all
}
