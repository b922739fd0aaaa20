import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { layersGone } from './support/history.ts'
import { linkInMail } from './support/mail.ts'
import { logIn, register } from './support/people.ts'

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
}

test('a user who is signed in on two devices ends the other session', async ({ page, browser, baseURL }) => {
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

test('a user changes name and phone, and the password with the old one', async ({ page }) => {
  const person = await register(page)
  await logIn(page, person)
  await expect(page).toHaveURL(/studio/)
  await openAccount(page)
  await page.getByLabel('Mobile phone').fill('call me')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
  await page.getByLabel('Mobile phone').fill('0802 000 1111')
  await page.getByLabel('First name').fill('Adaeze')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Change your password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your password' })
  await dialog.getByLabel('Present password').fill('wrong horse')
  await dialog.getByLabel('New password').fill('other words')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog).toContainText('This is not your password.')
  await expectAccessible(page)
  await dialog.getByLabel('Present password').fill(person.password)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog).toBeHidden()
  await layersGone(page)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Adaeze')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await logIn(page, { ...person, password: 'other words' })
  await expect(page).toHaveURL(/studio/)
})

test('a new email counts once the link that was sent there is opened', async ({ page }) => {
  const person = await register(page)
  await logIn(page, person)
  await expect(page).toHaveURL(/studio/)
  await openAccount(page)
  await page.getByRole('button', { name: 'Change your email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email' })
  await dialog.getByLabel('New email').fill('ada.eze@example.com')
  await dialog.getByLabel('Your password').fill(person.password)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog).toContainText('Email addresses with dots or plus signs are not allowed')
  const wanted = `new${person.email}`
  await dialog.getByLabel('New email').fill(wanted)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`We sent a link to ${wanted}`)).toBeVisible()
  await layersGone(page)
  await page.goto('/confirm-email#token=unknown')
  await expect(page.getByText('This link is invalid or has expired')).toBeVisible()
  const link = await linkInMail(wanted)
  await page.goto(link)
  await expect(page.getByText('Your email is changed')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByText(wanted)).toBeVisible()
})

test('a user switches mails about credits and plans off, and they stay off', async ({ page }) => {
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

test('a user downloads all data as a ZIP and deletes the account', async ({ page }) => {
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
