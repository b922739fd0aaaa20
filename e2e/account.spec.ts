import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { logIn, register } from './support/people.ts'

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Sessions and data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
}

test('whoever is signed in elsewhere can end it from here', async ({ page, browser, baseURL }) => {
  const person = await register(page)
  const elsewhere = await browser.newPage({
    baseURL,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  })
  await logIn(elsewhere, person)
  await expect(elsewhere).toHaveURL(/studio/)

  await logIn(page, person)
  await expect(page).toHaveURL(/studio/)
  await openAccount(page)
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click()
  await expect(page.getByRole('button', { name: 'Sign out Firefox on Linux' })).toHaveCount(0)
  await elsewhere.goto(new URL('/gallery', page.url()).href)
  await expect(elsewhere).toHaveURL(/login/)
  await elsewhere.close()
})

test('letters about credits and plans are switched off for good', async ({ page }) => {
  const person = await register(page)
  await logIn(page, person)
  await expect(page).toHaveURL(/studio/)
  await openAccount(page)
  const letters = page.getByRole('switch', { name: 'Mail me about credits and plans' })
  await expect(letters).toBeChecked()
  await letters.click()
  await expect(page.getByText('Switched off.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(letters).not.toBeChecked()
})

test('one’s data comes as a ZIP, and one’s account goes for good', async ({ page }) => {
  const person = await register(page)
  await logIn(page, person)
  await expect(page).toHaveURL(/studio/)
  await openAccount(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('This action cannot be undone')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog).toContainText('Password is required')
  await dialog.getByLabel('Password', { exact: true }).fill('wrong horse')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog).toContainText(/Invalid|password/)
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(/\/$/)
  await logIn(page, person)
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})
