import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { newPerson, register } from './support/people.ts'
import { openedTool, openStudio } from './support/studio.ts'

const dialog = (page: Page) => page.getByRole('dialog')

function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && names.push(new URL(request.url()).pathname))
  return names
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what there is, and its links lead on', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Instantly Create Stunning Visuals for Any Need.' }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get Started for Free' })).toHaveAttribute('href', '/signup')
    await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    await expect(page.locator('figure').filter({ hasText: 'Example: ' })).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'What you can make' }).getByRole('link')).toHaveCount(10)
  })
})

test('the page follows the device from light to dark and back without a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root).toHaveAttribute('data-theme', 'light')
})

test('the header stays in sight, but scrolls away on a phone held sideways', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await page.mouse.wheel(0, 400)
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('a visitor loads a few kilobytes of script; the first press brings the rest and is not lost', async ({ page }) => {
  await page.route('**/api/plans', async (call) => {
    const plans: { name: string }[] = await (await call.fetch()).json()
    await call.fulfill({ json: plans.map((plan) => ({ ...plan, name: plan.name.padEnd(80, 'Ọlá') })) })
  })
  const scripts = scriptsOf(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeLessThanOrEqual(3)
  await page.getByRole('button', { name: 'Pricing' }).click()
  const menu = page.getByRole('region', { name: 'Subscription Plans' })
  await expect(menu).toContainText('Choose your plan')
  await expect(menu.getByRole('link')).not.toHaveCount(0)
  await expect(menu.getByText(/^₦/).first()).toBeInViewport({ ratio: 1 })
  expect(scripts.length).toBeGreaterThan(3)
  await expectAccessible(page)
  await page.mouse.click(5, 300)
  await expect(menu).toHaveCount(0)
})

test('five pictures open over the page, and a press outside closes them', async ({ page }) => {
  await page.goto('/')
  const pictures = page.getByRole('region', { name: /Made here/ }).getByRole('button')
  await expect(pictures).toHaveCount(5)
  await pictures.nth(1).click()
  await expect(dialog(page).getByRole('img', { name: /business flyer/ })).toBeVisible()
  await expectAccessible(page)
  await page.mouse.click(3, 200)
  await expect(dialog(page)).toHaveCount(0)
  await expect(pictures.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('prices come when they come into sight, and the one that is chosen is not lost by signing up', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  const pricing = page.getByRole('region', { name: 'Pricing' })
  await pricing.scrollIntoViewIfNeeded()
  await expect(pricing.getByRole('listitem').filter({ hasText: '₦' })).not.toHaveCount(0)
  await expect(pricing.getByText('POPULAR')).toBeVisible()
  await expect(pricing.getByRole('link').first()).toHaveAttribute('href', '/signup')
  await pricing.getByRole('link', { name: 'Choose Starter' }).click()
  const { email, password } = newPerson()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile phone').fill('0801 234 5678')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/payment\?plan=starter-monthly$/)
})

test('whoever is signed in goes straight to a tool by the floating menu', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Studio', exact: true })).toHaveCount(0)
  await openStudio(page)
  await expect(page.getByRole('button', { name: 'Studio', exact: true })).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Get Started for Free' })).toHaveAttribute('href', '/studio')
  await page.getByRole('button', { name: 'Studio', exact: true }).click()
  const menu = page.getByRole('region', { name: 'Studio' })
  await expect(menu).toContainText('Create amazing visuals')
  await expect(menu.getByRole('link', { name: 'Credits', exact: true })).toHaveAttribute('href', '/payment')
  await expect(menu.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/payment/history')
  await expectAccessible(page)
  await menu.getByRole('link', { name: /^Flyers \d+ credits/ }).click()
  await expect(openedTool(page, 'Flyers')).toBeVisible()
})

test('a press is not lost when the rest of the page comes before its release', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: 'What you can make' })
    .getByRole('link', { name: /^Mockups/ })
    .hover()
  await page.mouse.down()
  const asked = page.waitForResponse(/\/api\//)
  await page.getByRole('button', { name: 'Pricing' }).dispatchEvent('pointerover')
  await asked
  // Some frames after its first API call, the app replaces the prerendered page. Keep the mouse button down until then.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
  await page.mouse.up()
  await expect(page).toHaveURL(/\/signup\?/)
})

test('the tool that a visitor pressed is open once they are in', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: 'What you can make' })
    .getByRole('link', { name: /^Flyers/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await page.getByRole('link', { name: /log in/ }).click()
  const person = await register(page)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(openedTool(page, 'Flyers')).toBeVisible()
})
