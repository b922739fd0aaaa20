import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type APIRequestContext, test as base, expect } from '@playwright/test'
import { type SmtpSink, startSmtpSink } from '../apps/server/test/mail/smtp-sink.ts'
import { ADMIN } from './support/global-setup.ts'
import { logIn, newPerson } from './support/people.ts'
import { startProduct } from './support/start-product.ts'
import { bearer, openedTool } from './support/studio.ts'

/** The product has a mail server, `post`, because only then must users confirm their email addresses. */
const test = base.extend<{ post: SmtpSink; house: { url: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
  post: async ({}, use) => {
    const post = await startSmtpSink()
    await use(post)
    await post.close()
  },
  house: async ({ post }, use) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'ufaro-life-'))
    const product = await startProduct({
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT: 'off',
      SMTP_URL: post.url,
    })
    await use(product)
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  },
  baseURL: async ({ house }, use) => use(house.url),
})

async function linkIn(post: SmtpSink, address: string, begin: string): Promise<string> {
  const find = () =>
    post.messages
      .filter((letter) => letter.includes(`To: ${address}`))
      // In quoted-printable text, lines have soft breaks and equals signs are escaped.
      .map((letter) => letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
      .flatMap((letter) => letter.match(/https?:\/\/[^\s"<>]+/g) ?? [])
      .findLast((link) => link.startsWith(begin))
  await expect.poll(find).toBeDefined()
  return find() ?? ''
}

/**
 * The admin is the affiliate in this test. `request` must not be `page.request`, because this login would replace the
 * session cookie of the page.
 */
async function asAdmin(request: APIRequestContext) {
  const { token } = await (await request.post('/api/auth/login', { data: ADMIN })).json()
  const headers = { authorization: `Bearer ${token}` }
  return {
    makeCode: async () =>
      (await (await request.post('/api/affiliate/generate-code', { headers })).json()).code as string,
    referred: async () => (await request.get('/api/affiliate/referrals', { headers })).text(),
  }
}

test('a whole life: referred, confirmed by mail, at work, and back in by mail with every old session dead', {
  tag: '@desktop',
}, async ({ page, post, baseURL, browser, playwright }) => {
  const elsewhere = await playwright.request.newContext({ baseURL })
  const admin = await asAdmin(elsewhere)
  const code = await admin.makeCode()
  const person = newPerson()

  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Get Started for Free' })).toBeVisible()
  await page.goto(`/signup?ref=${code}`)
  await expect(page.getByLabel('Referral code')).toHaveValue(code)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Mobile phone').fill('0801 234 5678')
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(person.email)).toBeVisible()

  await logIn(page, person)
  await expect(page.getByRole('alert')).toContainText(
    'Please check your email and click the confirmation link before logging in.',
  )

  await page.goto(await linkIn(post, person.email, `${baseURL}/`))
  await expect(page.getByText('Email Verified Successfully!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Go to Studio' }).click()
  await expect(page).toHaveURL(/\/studio/)
  await expect(openedTool(page, 'Headshots')).toBeVisible()
  expect(await admin.referred()).toContain(`${person.email[0]}***@example.com`)

  await elsewhere.dispose()

  const phone = await browser.newPage({ baseURL })
  await logIn(phone, person)
  await expect(phone).toHaveURL(/\/studio/)
  const [here, there] = [await bearer(page), await bearer(phone)]

  const stranger = await browser.newPage({ baseURL })
  await stranger.goto('/reset-password')
  await stranger.getByLabel('Email').fill(person.email)
  await stranger.getByRole('button', { name: 'Send reset link' }).click()
  await expect(stranger.getByRole('heading', { name: 'Reset Email Sent' })).toBeVisible()
  await stranger.goto(await linkIn(post, person.email, `${baseURL}/confirm-reset`))
  await stranger.getByLabel('New password', { exact: true }).fill('brand new horse')
  await stranger.getByLabel('Confirm new password').fill('brand new horse')
  await stranger.getByRole('button', { name: 'Update password' }).click()
  await expect(stranger.getByText('Password updated successfully!')).toBeVisible()

  for (const headers of [here, there]) {
    expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(401)
  }
  for (const old of [page, phone]) {
    await old.goto('/gallery')
    await expect(old).toHaveURL(/\/login/)
    await expect(old.getByRole('button', { name: 'Your account' })).toHaveCount(0)
    await expect(old.getByRole('heading', { name: 'Gallery' })).toHaveCount(0)
  }
  await logIn(phone, person)
  await expect(phone.getByRole('alert')).toBeVisible()
  await logIn(phone, { ...person, password: 'brand new horse' })
  await expect(phone.getByRole('heading', { name: 'Gallery' })).toBeVisible()
})
