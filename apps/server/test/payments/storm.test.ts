import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createPerson, type Person } from '../factories/person.ts'
import { createCall } from '../http-call.ts'
import { endPrograms, type Program, startServer } from '../processes/program.ts'
import { openTill, type Till } from './till.ts'

const EVENTS = 500
const KILLS = 10
const AT_ONCE = 12

let till: Till
let people: Person[]
beforeAll(async () => {
  till = await openTill({ ROLE: 'api' })
  const bringer = await createPerson(till.app)
  const { code: referralCode } = (await bringer.call('POST', '/api/affiliate/generate-code')).body
  people = []
  for (let n = 0; n < 3; n++) people.push(await createPerson(till.app, n > 0 ? { referralCode } : {}))
})
afterEach(endPrograms)
afterAll(() => till.close())

/** The same storm every time. */
function createDice(seed: number) {
  let state = seed
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** One thing that happens; false where it has to happen again. */
type Happening = (url: string) => Promise<boolean>

const hook =
  (body: string, signature: string, wanted: number): Happening =>
  async (url) => {
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature }
    const { status } = await createCall(url)('POST', '/api/payments/webhook', { body, headers })
    return status === wanted
  }

interface Purchase {
  reference: string
  person: Person
  // biome-ignore lint/suspicious/noExplicitAny: the provider's own row goes back to us as it is
  charge: any
  short: boolean
}

async function buy(n: number): Promise<Purchase> {
  const person = people[n % people.length]!
  const { reference, ...started } = await till.initialize(person, n % 3 === 0 ? 'day-pass' : 'starter-monthly')
  await till.pay({ reference, ...started })
  const short = n % 10 === 9
  if (short) await till.control('PUT', `transactions/${reference}`, { amount: 100 })
  const { body } = await till.provider('GET', `/transaction/verify/${reference}`)
  return { reference, person, short, charge: body.data }
}

/** Everything that may be told about these purchases, and much that may not. */
function brew(purchases: Purchase[], dice: (sides: number) => number): Happening[] {
  const signed = (event: string, data: object) => {
    const body = JSON.stringify({ event, data })
    return hook(body, till.sign(body), 200)
  }
  const kinds: ((purchase: Purchase, n: number) => Happening)[] = [
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
  // Every purchase is told of at least once; the rest is chance.
  const told = purchases.map((purchase, n) => kinds[n % 3]!(purchase, n))
  const more = Array.from({ length: EVENTS - told.length }, (_, n) =>
    kinds[dice(kinds.length)]!(purchases[dice(purchases.length)]!, n),
  )
  const all = [...told, ...more]
  for (let n = all.length - 1; n > 0; n--) {
    const other = dice(n + 1)
    ;[all[n], all[other]] = [all[other]!, all[n]!]
  }
  return all
}

async function startVictim(): Promise<{ program: Program; url: string }> {
  const { DATABASE_URL = '', DATA_DIR, PAYSTACK_SECRET_KEY = '', PAYSTACK_BASE_URL = '' } = till.app.env
  const program = startServer({
    ...{ DATABASE_URL, DATA_DIR, PAYSTACK_SECRET_KEY, PAYSTACK_BASE_URL },
    ...{ RATE_LIMIT: 'off', RECONCILE_S: '1', LOG_LEVEL: 'silent' },
  })
  const [, url = ''] = await program.says(/^Ufaro is ready at (http\S+)$/m)
  return { program, url }
}

/** Lets these happen, a dozen at once, until none is left or enough have. @returns what has to happen again */
async function pour(url: string, waiting: Happening[], enough: number, then: () => void): Promise<Happening[]> {
  const again: Happening[] = []
  let done = 0
  const pourer = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const happened = await next(url).catch(() => false)
      if (!happened) again.push(next)
      if (++done === enough) then()
      if (done >= enough + AT_ONCE) return
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, pourer))
  return [...waiting, ...again]
}

test('500 mixed events in random order while the server is killed 10 times: the books agree', {
  timeout: 300_000,
}, async () => {
  const dice = createDice(20_260_329)
  await till.faults({ drop: true })
  const purchases: Purchase[] = []
  for (let n = 0; n < 40; n++) purchases.push(await buy(n))
  let waiting = brew(purchases, dice)
  expect(waiting).toHaveLength(EVENTS)

  let cutOff = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const { program, url } = await startVictim()
    const before = waiting.length
    const enough = 15 + dice(20)
    waiting = await pour(url, waiting, enough, () => program.kill('SIGKILL'))
    cutOff += waiting.length - (before - enough)
    expect(await program.ended).toBe('SIGKILL')
  }
  // Some were in hand when it died, and come again.
  expect(cutOff).not.toBe(0)

  const { program, url } = await startVictim()
  for (let round = 0; round < 5 && waiting.length > 0; round++) {
    waiting = await pour(url, waiting, Number.POSITIVE_INFINITY, () => {})
  }
  expect(waiting).toHaveLength(0)
  program.kill('SIGTERM')
  await program.ended

  for (const { reference, short } of purchases) {
    expect({ reference, grants: await till.grants(reference) }).toEqual({ reference, grants: short ? 0 : 1 })
  }
  expect(await till.audit()).toEqual([])
  const { rows } = await till.app.pool.query(`
    select count(*) filter (where granted_at is not null)::integer as granted,
           count(*) filter (where flag = 'unknown_reference')::integer as foreign,
           count(*) filter (where status = 'reversed')::integer as reversed from payments`)
  expect(rows[0]).toMatchObject({ granted: 36 })
  expect(rows[0].foreign).toBeGreaterThan(5)
  expect(rows[0].reversed).toBeGreaterThan(5)
})
