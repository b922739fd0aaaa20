import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ADMIN } from './support/global-setup.ts'
import { linkInMail } from './support/mail.ts'
import { enter, logIn, newPerson, register } from './support/people.ts'
import { openStudio } from './support/studio.ts'

const account = (page: Page) => page.getByRole('button', { name: 'Your account' })
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name)

test.describe('logging in', () => {
  test('wrong credentials are refused in one sentence, and the form keeps what was typed', async ({ page }) => {
    await logIn(page, { email: 'nobody@example.com', password: 'wrong' })
    await expect(page.getByRole('alert')).toHaveText(
      'Invalid email or password. Please check your credentials and try again.',
    )
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
    await expectAccessible(page)
  })

  test('the button waits for both fields, and a password can be looked at', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/login')
    const button = page.getByRole('button', { name: 'Log in' })
    await page.getByLabel('Email').fill('a@b.ng')
    await expect(button).toBeDisabled()
    await page.getByLabel('Password', { exact: true }).fill('secret')
    await expect(button).toBeEnabled()
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  })

  test('an unconfirmed address gets a hint, the link again and a way to reset', { tag: '@desktop' }, async ({
    page,
  }) => {
    const text = 'Please check your email and click the confirmation link before logging in.'
    await page.route('**/api/auth/login', (call) =>
      call.fulfill({ status: 403, json: { error: text, code: 'EMAIL_NOT_VERIFIED' } }),
    )
    await page.route('**/api/auth/check-user-status', (call) =>
      call.fulfill({ json: { exists: true, verified: false, hasCustomRecord: true } }),
    )
    await logIn(page, newPerson())
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(text)
    await expect(alert.getByRole('link', { name: 'sign up again' })).toBeVisible()
    await expect(alert.getByRole('link', { name: 'Reset your password' })).toBeVisible()
    await expect(alert.getByRole('button', { name: 'Send the link again' })).toBeVisible()
  })

  test('a confirmed account without a record of ours is told so', { tag: '@desktop' }, async ({ page }) => {
    await page.route('**/api/auth/login', (call) =>
      call.fulfill({ status: 403, json: { error: 'Open the confirmation link first', code: 'EMAIL_NOT_VERIFIED' } }),
    )
    await page.route('**/api/auth/check-user-status', (call) =>
      call.fulfill({ json: { exists: true, verified: true, hasCustomRecord: false } }),
    )
    await logIn(page, newPerson())
    await expect(page.getByRole('alert')).toHaveText(
      'Account setup is incomplete. Please try logging in again or contact support if the issue persists.',
    )
  })

  test('an admin goes to the dashboard and has unlimited credits', { tag: '@desktop' }, async ({ page }) => {
    await logIn(page, ADMIN)
    await expect(page).toHaveURL(/\/admin$/)
    await account(page).click()
    const menu = page.getByRole('region', { name: 'Your account' })
    await expect(menu).toContainText('Admin Plan')
    await expect(menu.getByText('∞')).toHaveCount(11)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Generate' }).click()
    await expect(page).toHaveURL(/\/studio/)
  })
})

test.describe('signing up', () => {
  test('every error is shown at its field', async ({ page }) => {
    await page.goto('/signup?ref=friend7')
    await expect(page.getByLabel('Referral code')).toHaveValue('FRIEND7')
    const fields = await page.locator('form label').allInnerTexts()
    expect(fields.join()).toMatch(
      /^Email,Password,Confirm password,Mobile phone,First name.*,Last name.*,Referral code/,
    )
    await page.getByLabel('Email').fill('a.b@example.com')
    await page.getByLabel('Mobile phone').fill('call me')
    await page.getByLabel('Password', { exact: true }).fill('12345')
    await page.getByLabel('Confirm password').fill('54321')
    await page.getByRole('button', { name: 'Create account' }).click()
    for (const text of [
      'Email addresses with dots or plus signs are not allowed',
      'Please enter a valid phone number',
      'Password must be at least 6 characters long',
      'Passwords do not match',
    ]) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page.getByLabel('Email')).toBeFocused()
    const ofGmail = page.getByRole('button', { name: 'Use ab@gmail.com: Gmail delivers it to you too' })
    await expect(ofGmail).toHaveCount(0)
    await page.getByLabel('Email').fill('a.b@gmail.com')
    await expect(ofGmail).toBeVisible()
    await expectAccessible(page)
  })

  test('a taken address is reported in view, and the header hides no field', async ({ page }) => {
    const { email } = await register(page)
    await page.goto('/signup')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Mobile phone').fill('0801')
    await page.getByLabel('Password', { exact: true }).fill('secret')
    await page.getByLabel('Confirm password').fill('other')
    await page.getByRole('button', { name: 'Create account' }).click()
    const [field, header] = await Promise.all(
      [page.getByLabel('Confirm password'), page.getByRole('banner')].map((part) => part.boundingBox()),
    )
    expect(field!.y).toBeGreaterThan(header!.y + header!.height)
    await page.getByLabel('Confirm password').fill('secret')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('alert')).toBeInViewport()
  })

  test('a new person lands in the studio, leaves, and comes back', async ({ page }) => {
    const person = newPerson()
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started for Free' }).click()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Mobile phone').fill('+234 (801) 234-5678')
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByLabel('Confirm password').fill(person.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(/\/studio/)

    await page.reload()
    await expect(page).toHaveURL(/\/studio/)
    await account(page).click()
    await expect(page.getByRole('region', { name: 'Your account' })).toContainText(person.email)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/$/)
    for (const name of ['ufaro-token', 'ufaro-user', 'ufaro-credits']) expect(await stored(page, name)).toBeNull()

    await logIn(page, person)
    await expect(page).toHaveURL(/\/studio/)
  })

  test('where the address has to be confirmed the page says so and goes to login by itself', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.route('**/api/auth/register', (call) =>
      call.fulfill({ status: 202, json: { message: 'CONFIRMATION_REQUIRED: Please check your email' } }),
    )
    await page.goto('/signup')
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Mobile phone').fill('0801')
    await page.getByLabel('Password', { exact: true }).fill('secret')
    await page.getByLabel('Confirm password').fill('secret')
    await page.clock.install()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('ada@example.com')).toBeVisible()
    await expect(page).toHaveURL(/\/signup$/)
    await page.clock.fastForward(5000)
    await expect(page).toHaveURL(/\/login$/)
  })
})

test.describe('who may see what', { tag: '@desktop' }, () => {
  test('strangers are led to login, and unknown addresses home', async ({ page }) => {
    for (const path of ['/studio', '/gallery', '/payment', '/admin']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/login$/)
    }
    await page.goto('/no/such/page')
    await expect(page).toHaveURL(/\/$/)
  })

  test('whoever was turned away comes back to where they wanted to be, at the top of the page', async ({ page }) => {
    const person = await register(page)
    await page.goto('/payment/history?page=1')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('link', { name: 'I have an account: log in' }).click()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/payment\/history\?page=1$/)

    await page.goto('/')
    // The prerendered page lacks this link, so the app has started once the link is visible.
    const affiliate = page.getByRole('link', { name: 'Affiliate' })
    await expect(affiliate).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await affiliate.click()
    await expect(page.getByRole('heading', { name: 'Affiliate program' })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('signed-in users without rights are led from login, sign-up and dashboard to the studio', async ({ page }) => {
    await enter(page)
    for (const path of ['/login', '/signup', '/admin']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/studio/)
    }
  })

  test('one tab signs out and takes the other along', async ({ page, context }) => {
    await openStudio(page)
    const other = await context.newPage()
    await other.goto('/payment')
    await account(page).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(other).toHaveURL(/\/$/)
  })

  test('an invalid session is reported plainly', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('ufaro-token', 'rubbish'))
    await page.goto('/studio')
    await expect(
      page.getByText('We encountered an issue with authentication. Please try logging in again.'),
    ).toBeVisible()
    expect(await stored(page, 'ufaro-token')).toBeNull()
    await page.getByRole('button', { name: 'Go to Login' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('an admin who loses their rights is told so, and the studio stays open', async ({ page }) => {
    await enter(page, ADMIN)
    await page.goto('/admin?tab=services')
    await expect(page.getByRole('switch', { name: 'Headshots' })).toBeVisible()
    await page.route('**/api/auth/me', async (call) => {
      const answer = await call.fetch()
      const { user } = await answer.json()
      await call.fulfill({ json: { user: { ...user, is_admin: false, isPrimaryAdmin: false, adminLevel: null } } })
    })
    await page.route('**/api/admin/**', (call) =>
      call.fulfill({ status: 403, json: { error: 'Access denied. Admin privileges required.', code: 'NOT_ALLOWED' } }),
    )
    await page.getByRole('switch', { name: 'Headshots' }).click()
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(page.getByText('You do not have permission to view this page.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to Studio' }).click()
    await expect(page).toHaveURL(/\/studio/)
  })
})

test.describe('a forgotten password', () => {
  test('a request without an address is refused', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/reset-password')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
  })

  test('an invalid link leads to the form for a new one', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/confirm-reset#token=made-up')
    await expect(page.getByRole('alert')).toContainText('Invalid reset link or session expired')
    await page.goto('/login')
    await page.goto('/confirm-reset')
    await expect(page.getByRole('alert')).toHaveText('Invalid reset link. Please request a new password reset.')
    await page.getByRole('link', { name: 'Request New Reset Link' }).click()
    await expect(page).toHaveURL(/\/reset-password$/)
  })

  test('the link of the mail sets a new one, and the old one is dead', async ({ page }) => {
    const person = await register(page)
    await page.goto('/reset-password')
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByRole('heading', { name: 'Reset Email Sent' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible()

    await page.goto(await linkInMail(person.email))
    const password = page.getByLabel('New password', { exact: true })
    await expect(password).toHaveAccessibleDescription('At least 6 characters.')
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters long')
    await password.fill('brand new horse')
    await page.getByLabel('Confirm new password').fill('brand new horse')
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(page.getByText('Password updated successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Your password is changed. Log in with the new one.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)

    await logIn(page, person)
    await expect(page.getByRole('alert')).toBeVisible()
    await logIn(page, { ...person, password: 'brand new horse' })
    await expect(page).toHaveURL(/\/studio/)
  })
})

test.describe('every page', () => {
  for (const path of ['/', '/login', '/signup', '/reset-password', '/confirm-reset']) {
    test(`${path} is open to everybody`, async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
    })
  }

  test('pages behind the login are accessible, in light and dark', async ({ page }) => {
    await enter(page, ADMIN)
    await page.goto('/admin?tab=services')
    await expect(page.getByRole('switch', { name: 'Headshots' })).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectAccessible(page)
    await page.goto('/payment')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectAccessible(page)
    await account(page).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(account(page)).toBeFocused()
    await page.getByRole('button', { name: 'Pricing' }).click()
    await expect(page.getByText('Choose your plan')).toBeVisible()
    await expectAccessible(page)
  })
})
