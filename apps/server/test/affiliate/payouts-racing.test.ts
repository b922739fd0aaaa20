import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPayoutsService } from '#server/features/affiliate/payouts.service.ts'
import { createTransfers } from '#server/features/affiliate/transfers.ts'
import { createLog } from '#server/infra/log.ts'
import { createPaystack } from '#server/infra/paystack/paystack.ts'
import { PaystackFault } from '#server/infra/paystack/paystack-fault.ts'
import { HELD, openPayoutDesk, type PayoutDesk } from './payout-desk.ts'

const log = createLog('silent')
let desk: PayoutDesk
beforeAll(async () => {
  desk = await openPayoutDesk()
})
beforeEach(() => desk.faults(HELD))
afterAll(() => desk.close())

/** Creates a payout service that calls `meanwhile` after it has queried Paystack and before it handles the answer. */
function followerWith(meanwhile: () => Promise<unknown>, transfer?: () => Promise<never>) {
  const { baseUrl, secretKey } = desk.sandbox
  const paystack = createPaystack({ baseUrl, secretKey, log })
  const errors = { record: async () => {} }
  const provider = {
    ...paystack,
    ...(transfer && { transfer }),
    verifyTransfer: (reference: string) => paystack.verifyTransfer(reference).finally(meanwhile),
  }
  return createPayoutsService({ db: desk.app.db, log, provider, transfers: createTransfers({ errors }), errors })
}

async function stranded() {
  const earner = await desk.earner()
  await desk.faults({ ...HELD, server_error: 503, path: '/transfer', times: 1 })
  const { body: payout } = await desk.payOut(earner.id)
  await desk.faults()
  return { earner, payout }
}

test('a payout that is paid by hand while somebody looks after it is not sent', async () => {
  const { earner, payout } = await stranded()
  const follower = followerWith(async () => {
    expect((await desk.change(payout.id, { status: 'paid' })).status).toBe(200)
  })
  await follower.follow()
  expect(await desk.sent(earner)).toEqual([])
  expect(await desk.find(payout.id)).toMatchObject({ status: 'paid' })
  expect(await desk.alarms(payout)).toEqual([])
})

test('a payout canceled before sending is not sent by a process that read it earlier', async () => {
  const { earner, payout } = await stranded()
  await desk.app.pool.query(`update payouts set status = 'pending', sent_at = null where id = $1`, [payout.id])
  const follower = followerWith(async () => {
    expect((await desk.change(payout.id, { status: 'failed' })).status).toBe(200)
  })
  await follower.follow()
  expect(await desk.sent(earner)).toEqual([])
  expect(await desk.find(payout.id)).toMatchObject({ status: 'failed' })
})

test('by hand it is paid only where the provider knows of no transfer on its way', async () => {
  const { earner, payout } = await stranded()
  await desk.faults({ server_error: 503, path: '/transfer' })
  expect((await desk.change(payout.id, { status: 'paid' })).body.code).toBe('PROVIDER_FAILED')
  await desk.faults({ drop: true })
  await desk.provider('POST', '/transfer', {
    source: 'balance',
    reference: payout.reference,
    amount: payout.amount,
    recipient: await recipientOf(payout.id),
  })
  expect([200, 409]).toContain((await desk.change(payout.id, { status: 'paid' })).status)
  await desk.faults()
  await desk.follow()
  await desk.ends(payout, 'paid')
  expect(await desk.received(earner)).toBe(500_000)
  expect(await desk.alarms(payout)).toEqual([])
})

const recipientOf = async (id: string) =>
  (await desk.app.pool.query('select recipient_code from payouts where id = $1', [id])).rows[0].recipient_code

test('two processes that check one payout at once send one transfer', async () => {
  const { earner, payout } = await stranded()
  let waiting = 0
  const both = Promise.withResolvers<void>()
  const meet = async () => {
    if (++waiting === 2) both.resolve()
    await both.promise
  }
  await Promise.all([followerWith(meet).follow(), followerWith(meet).follow()])
  await desk.ends(payout, 'paid')
  expect(await desk.sent(earner)).toHaveLength(1)
  expect(await desk.received(earner)).toBe(500_000)
})

test('a payout whose reference the provider has but does not find yet stays in progress', async () => {
  const { payout } = await stranded()
  const follower = followerWith(
    async () => {},
    async () => {
      throw new PaystackFault('rejected', 'Please provide a unique reference', 'duplicate_reference')
    },
  )
  await follower.follow()
  expect(await desk.find(payout.id)).toMatchObject({ status: 'processing' })
})
