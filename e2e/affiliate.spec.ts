import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { newPerson } from './support/people.ts'
import { bearer, openStudio } from './support/studio.ts'

const CARD = { card: '4084084084084081', cvv: '408' }

async function openProgram(page: Page): Promise<void> {
  await openStudio(page)
  await page.getByRole('link', { name: 'Affiliate' }).click()
  await expect(page.getByRole('heading', { name: 'Affiliate program', level: 1 })).toBeVisible()
}

async function generate(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Generate code' }).click()
  await expect(page.getByText('Affiliate code generated successfully!')).toBeVisible()
  return (await page.getByText('Affiliate code', { exact: true }).locator('~ p').textContent()) ?? ''
}

async function buyAsFriend(request: APIRequestContext, referralCode: string) {
  const { email, password } = newPerson()
  const body = { email, password, referralCode, mobilePhone: '0801 234 5678', firstName: 'Ngozi', lastName: 'Obi' }
  const { token } = await (await request.post('/api/auth/register', { data: body })).json()
  const headers = { authorization: `Bearer ${token}` }
  const plans: { id: string; price: number; durationDays: number }[] = await (await request.get('/api/plans')).json()
  const plan = plans.find(({ durationDays, price }) => durationDays === 30 && price > 0)!
  const begun = await request.post('/api/payments/initialize', { headers, data: { planId: plan.id, email } })
  const { authorization_url, reference } = await begun.json()
  await request.post(authorization_url, { data: CARD })
  const verified = await request.post('/api/payments/verify', { headers, data: { reference } })
  expect(await verified.json()).toMatchObject({ status: 'success' })
  return { email, price: plan.price }
}

const naira = (amount: number) =>
  `₦${amount.toLocaleString('en-NG', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`

test('a visitor is sent to log in, and a user who was signed out elsewhere is told so', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/affiliate')
  await expect(page).toHaveURL(/\/login$/)
  await openProgram(page)
  // Only these two calls get 401. Calls that the page made while loading may still be running, and must not fail before
  // the button is clicked.
  await page.route(/\/api\/(affiliate\/generate-code|auth\/refresh)$/, (call) =>
    call.fulfill({
      status: 401,
      json: { error: 'Authentication failed. Please log in again.', code: 'UNAUTHENTICATED' },
    }),
  )
  await page.getByRole('button', { name: 'Generate code' }).click()
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText('Please log in to access the affiliate program')).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('the program says its terms, gives one code and a link to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openProgram(page)
  for (const [plans, share] of [
    ['Hourly plans', '10%'],
    ['Monthly plans', '10%'],
    ['Yearly plans', '5%'],
  ] as const) {
    await expect(page.getByText(plans).locator('..')).toContainText(share)
  }
  for (const term of ['Commissions paid monthly', 'Minimum payout 5,000 naira', 'Subject to review']) {
    await expect(page.getByText(term)).toBeVisible()
  }
  await expect(page.getByText('₦0 of ₦5,000 for a payout')).toBeVisible()
  const order = ['Earnings', 'Bank details', 'Commission terms', 'Commissions', 'Referrals']
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText(order)
  await expectAccessible(page)

  const code = await generate(page)
  expect(code).toMatch(/^[A-Z0-9]{8}$/)
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect(page.getByText('Code copied to clipboard!', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Affiliate link copied to clipboard!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname + new URL(link).search).toBe(`/signup?ref=${code}`)
  await expectAccessible(page)
})

test('a code that another tab made is loaded', { tag: '@desktop' }, async ({ page }) => {
  await openProgram(page)
  const headers = await bearer(page)
  const { code } = await (await page.request.post('/api/affiliate/generate-code', { headers })).json()
  await page.getByRole('button', { name: 'Generate code' }).click()
  await expect(page.getByText('Your existing affiliate code has been loaded')).toBeVisible()
  await expect(page.getByText(code, { exact: true })).toBeVisible()
})

test('a friend signs up by the link and buys: their masked address and the commission show', async ({
  page,
  playwright,
  baseURL,
}) => {
  await openProgram(page)
  const code = await generate(page)
  const elsewhere = await playwright.request.newContext({ baseURL })
  const { email, price } = await buyAsFriend(elsewhere, code)
  await elsewhere.dispose()

  await page.reload()
  const masked = `${email[0]}***@example.com`
  const referrals = page.getByRole('heading', { name: 'Referrals' }).locator('xpath=ancestor::*[ul][1]')
  await expect(referrals).toContainText('Ngozi')
  await expect(referrals).not.toContainText('Obi')
  await expect(referrals).toContainText(masked)
  await expect(page.getByText(email)).toHaveCount(0)
  const row = page.getByRole('listitem').filter({ hasText: 'payable from' })
  await expect(row).toContainText(masked)
  await expect(row).toContainText('monthly plan')
  await expect(row).toContainText('pending')
  await expect(row).toContainText(naira(price / 10))
  await expect(page.getByText('Total earned').locator('..')).toContainText(naira(price / 10))
  await expectAccessible(page)
})

test('bank details: what is missing is said, the bank names the owner before anything is saved, and a failure keeps what was typed', async ({
  page,
}) => {
  await openProgram(page)
  const check = page.getByRole('button', { name: 'Check the name' })
  const save = page.getByRole('button', { name: 'Yes, save it' })
  await check.click()
  await expect(page.getByText('Please choose your bank')).toBeVisible()
  await expect(page.getByText('Account number must have ten digits')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Bank', { exact: true }).selectOption({ label: 'Zenith Bank' })
  await page.getByLabel('Account number').fill('9912345678')
  await check.click()
  await expect(
    page.getByText('We could not find this account. Please check the bank and the account number.'),
  ).toBeVisible()

  await page.route('**/api/affiliate/bank-account', (call) =>
    call.fulfill({ status: 502, json: { error: 'An error occurred. Please try again.', code: 'PROVIDER_FAILED' } }),
  )
  await check.click()
  await expect(page.getByText('Failed to save bank details')).toBeVisible()
  await expect(page.getByLabel('Account number')).toHaveValue('9912345678')
  await page.unrouteAll({ behavior: 'wait' })

  await page.getByLabel('Account number').fill('0123 456 789')
  await check.click()
  await expect(page.getByText('Zenith Bank says that account 0123456789 belongs to')).toBeVisible()
  await expect(page.getByText('KUNLE NWOSU')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change bank details' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'No, change it' }).click()
  await expect(page.getByLabel('Account number')).toHaveValue('0123 456 789')
  await check.click()
  await save.click()
  await expect(page.getByText('Bank details saved successfully!')).toBeVisible()
  await expect(page.getByText('******6789')).toBeVisible()
  await expect(page.getByText('Account name').locator('..')).toContainText(/[A-Z]+ [A-Z]+/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change bank details' }).click()
  await expect(page.getByLabel('Bank', { exact: true })).toHaveValue('057')
})

test('a failure to load is reported, and can be tried again', { tag: '@desktop' }, async ({ page }) => {
  await openProgram(page)
  await page.route('**/api/affiliate/earnings*', (call) =>
    call.fulfill({ status: 500, json: { error: 'boom', code: 'INTERNAL' } }),
  )
  await page.reload()
  await expect(page.getByText('Failed to load affiliate data')).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('button', { name: 'Generate code' })).toBeVisible()
  await expect(page.getByText('Failed to load affiliate data')).toBeHidden()
})
