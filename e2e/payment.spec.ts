import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { beginPayment, payByCard, payElsewhere } from './support/checkout.ts'
import { enter } from './support/people.ts'
import { bearer, holdLiveUpdates, openStudio } from './support/studio.ts'

interface Plan {
  id: string
  name: string
  price: number
  popular: boolean
  credits: Record<string, number>
}
const plansOf = async (page: Page): Promise<Plan[]> => (await page.request.get('/api/plans')).json()
const onSale = async (page: Page): Promise<Plan> =>
  (await plansOf(page)).find(({ id, price }) => id !== 'free' && price > 0)!

async function buy(page: Page, plan: Plan): Promise<Page> {
  const [checkout] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `Buy ${plan.name} for` }).click(),
  ])
  return checkout
}

async function answer(checkout: Page, question: string): Promise<void> {
  await expect(checkout.getByLabel(question)).toBeFocused()
  await checkout.getByLabel(question).press('Enter')
}

const sum = (credits: Record<string, number>) => Object.values(credits).reduce((total, count) => total + count, 0)

async function totalCredits(page: Page): Promise<number> {
  const answer = await page.request.get('/api/user/plan', { headers: await bearer(page) })
  return sum((await answer.json()).credits_breakdown)
}

const storedCredits = async (page: Page): Promise<number> =>
  sum(await page.evaluate(() => JSON.parse(localStorage.getItem('ufaro-credits') ?? '{}')))

test('a new person finds a plan in the header, pays for it by card, and has its credits', async ({ page }) => {
  await openStudio(page)
  const plan = await onSale(page)
  await page.getByRole('button', { name: 'Pricing' }).click()
  const menu = page.getByRole('region', { name: 'Subscription Plans' })
  await expect(menu.getByText('Choose your plan')).toBeVisible()
  await expect(menu.getByRole('link')).toHaveCount((await plansOf(page)).filter(({ id }) => id !== 'free').length)
  await expectAccessible(page)
  await menu.getByRole('link', { name: plan.name }).first().click()
  await expect(page).toHaveURL(`/payment?plan=${plan.id}`)
  await expect(menu).toBeHidden()
  await expect(page.locator('li[aria-current=true]').getByRole('heading')).toHaveText(plan.name)
  await expectAccessible(page)

  const before = await totalCredits(page)
  const checkout = await buy(page, plan)
  await expect(page.getByText('The payment page is open in a window of its own.')).toBeVisible()
  await expectAccessible(page)
  await payByCard(checkout, 'Succeeds at once')

  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  await expect(page.getByText(`₦${plan.price.toLocaleString('en-NG')} received.`)).toBeVisible()
  await expectAccessible(page)
  expect(await totalCredits(page)).toBe(before + sum(plan.credits))
  await expect.poll(() => storedCredits(page)).toBe(before + sum(plan.credits))

  await page.getByRole('button', { name: 'Your account' }).click()
  const account = page.getByRole('region', { name: 'Your account' })
  await expect(account.getByText('Current Plan').locator('..')).toContainText(plan.name)
  await account.getByRole('link', { name: 'Payment History' }).click()
  await expect(page.getByRole('heading', { name: 'Payment history' })).toBeVisible()
  await page.goto('/payment')
  await expect(page.locator('li', { hasText: 'Your plan' }).getByRole('heading')).toHaveText(plan.name)
})

test('a declined card buys nothing, and another one may be tried', { tag: '@desktop' }, async ({ page }) => {
  await enter(page)
  await page.goto('/payment')
  const before = await totalCredits(page)
  const checkout = await buy(page, await onSale(page))
  await payByCard(checkout, 'Declined')
  await expect(checkout.getByRole('alert')).toHaveText('Declined')
  await checkout.getByRole('link', { name: 'Back to the merchant' }).click()
  await expect(page.getByText('The payment did not go through')).toBeVisible()
  await expectAccessible(page)
  expect(await totalCredits(page)).toBe(before)

  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Try Again' }).click(),
  ])
  await payByCard(second, 'Asks for a PIN and a code')
  await answer(second, 'PIN of the card')
  await answer(second, 'One-time code')
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
})

test('a payment window that is closed leaves everything as it was', { tag: '@desktop' }, async ({ page }) => {
  await enter(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/payment')
  const last = (await plansOf(page)).filter(({ id, price }) => id !== 'free' && price > 0).at(-1)!
  const checkout = await buy(page, last)
  await expect(checkout.getByRole('heading', { name: 'Pay with a test card' })).toBeVisible()
  await expect(page.getByText('The payment page is open in a window of its own.')).toBeInViewport()
  expect(await checkout.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600])
  await checkout.close()
  await expect(page.getByText('The payment window was closed before the payment went through.')).toBeInViewport()
  await page.getByRole('button', { name: 'I have paid: check again' }).click()
  await expect(page.getByText('The payment window was closed before the payment went through.')).toBeVisible()
})

test('a payment whose check fails is checked again, and not paid again', { tag: '@desktop' }, async ({ page }) => {
  await enter(page)
  await page.goto('/payment')
  const checkout = await buy(page, await onSale(page))
  await expect(checkout.getByRole('heading', { name: 'Pay with a test card' })).toBeVisible()
  await page.route('**/api/payments/verify', (route) =>
    route.fulfill({ status: 502, json: { error: 'Payment verification failed', code: 'PROVIDER_FAILED' } }),
  )
  await checkout.close()
  await expect(page.getByText('Payment verification failed')).toBeVisible()
  await page.unroute('**/api/payments/verify')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('The payment was not completed')).toBeVisible()
})

test('where windows are blocked the page itself goes to pay, and comes back', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await enter(page)
  const plan = await onSale(page)
  await page.goto(`/payment?plan=${plan.price}&for=flyer`)
  await page.getByRole('button', { name: `Buy ${plan.name} for` }).click()
  await expect(page.getByText('Popup blocked. Please allow popups for this site.')).toBeVisible()
  await payByCard(page, 'Succeeds at once')
  await expect(page).toHaveURL(/\/payment\/callback\?trxref=(ufaro-\w+)&reference=\1$/)
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  const credits = await totalCredits(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  expect(await totalCredits(page)).toBe(credits)
  await page.goto(page.url().replace(/\?.*&/, '?').replace('reference=', 'trxref='))
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Studio' }).click()
  await expect(page).toHaveURL(/\/studio\?mode=flyer$/)
})

test('credits arrive though the browser is closed before it comes back', { tag: '@desktop' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page)
  const plan = await onSale(page)
  const headers = await bearer(page)
  const { authorization_url } = await beginPayment(page, plan.id)
  const elsewhere = await browser.newPage({ baseURL })
  await page.close()
  await payElsewhere(elsewhere, authorization_url)
  const planName = async () => (await (await elsewhere.request.get('/api/user/plan', { headers })).json()).plan_name
  await expect.poll(planName).toBe(plan.id)
  await elsewhere.close()
})

test('the page with the plans shows a payment that was made elsewhere', { tag: '@desktop' }, async ({ page }) => {
  await enter(page)
  await page.goto('/payment')
  const checkout = await buy(page, await onSale(page))
  await expect(checkout.getByRole('heading', { name: 'Pay with a test card' })).toBeVisible()
  await payElsewhere(page, checkout.url())
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  await expect.poll(() => checkout.isClosed()).toBe(true)
})

test('the page with the plans shows a payment that was made before its live updates began', async ({ page }) => {
  await enter(page)
  const listen = await holdLiveUpdates(page)
  await page.goto('/payment')
  const checkout = await buy(page, await onSale(page))
  await expect(checkout.getByRole('heading', { name: 'Pay with a test card' })).toBeVisible()
  await payElsewhere(page, checkout.url())
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toHaveCount(0)
  listen()
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  await expect.poll(() => checkout.isClosed()).toBe(true)
})

test('every failure of a payment is reported in words', async ({ page }) => {
  await enter(page)
  await page.goto('/payment/callback')
  await expect(page.getByRole('alert')).toHaveText('Payment reference not found')
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Continue with Free Plan' })).toHaveAttribute('href', '/studio')
  await page.goto('/payment/callback?reference=ufaro-nobody')
  await expect(page.getByRole('alert')).toHaveText('Payment reference not found')
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL('/payment')

  const plan = await onSale(page)
  const button = page.getByRole('button', { name: `Buy ${plan.name} for` })
  await page.route('**/api/payments/initialize', (route) => route.fulfill({ status: 500, body: '<h1>Oh</h1>' }))
  await button.click()
  await expect(page.getByText('Request failed: 500')).toBeVisible()
  await page.route('**/api/payments/initialize', (route) =>
    route.fulfill({ status: 502, json: { error: 'Payment initialization failed', code: 'PROVIDER_FAILED' } }),
  )
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Payment initialization failed')).toBeVisible()
  await page.route('**/api/payments/initialize', (route) =>
    route.fulfill({ status: 401, json: { error: 'Authentication failed', code: 'UNAUTHENTICATED' } }),
  )
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Session Expired')).toBeVisible()
  await page.getByRole('button', { name: 'Log In Again' }).click()
  await expect(page).toHaveURL('/')

  await page.route('**/api/plans', (route) => route.fulfill({ status: 500, json: {} }))
  await enter(page)
  await page.goto('/payment')
  await expect(page.getByText('Failed to load payment plans')).toBeVisible()
})

test('the payment history is empty at first, later has receipts, and finds a missing payment', {
  tag: '@desktop',
}, async ({ page }) => {
  await enter(page)
  await page.goto('/payment/history')
  await expect(page.getByRole('heading', { name: 'No Payments Yet' })).toBeVisible()
  await expect(page.getByText("You haven't made any payments yet.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade Your Plan' })).toHaveAttribute('href', '/payment')
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/payment')
  await expectAccessible(page)

  const plan = await onSale(page)
  const open = await beginPayment(page, plan.id)
  const paid = await beginPayment(page, plan.id)
  await payElsewhere(page, paid.authorization_url)
  await page.reload()
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: paid.reference })
  await expect(row.getByText('Success')).toBeVisible()
  await expectAccessible(page)
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: `Receipt of ${paid.reference}` }).click(),
  ])
  expect(receipt.suggestedFilename()).toBe(`ufaro-receipt-${paid.reference}.pdf`)

  const check = async (reference: string) => {
    await page.getByLabel('Payment reference').fill(reference)
    await page.getByRole('button', { name: 'Check this payment' }).click()
  }
  await check('what?')
  await expect(page.getByText('Payment reference not found')).toBeVisible()
  await check(` ${open.reference} `)
  await expect(page.getByText('This payment was not completed. Nothing was added.')).toBeVisible()
  await check(paid.reference)
  await expect(page.getByText('This payment went through, and its credits are on your account.')).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('listitem').filter({ hasText: paid.reference })).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()
  await expectAccessible(page)

  await page.route('**/api/payments/transactions*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Failed to load payment history')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Failed to load payment history')).toBeHidden()
})
