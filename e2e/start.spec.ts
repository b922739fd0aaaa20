import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { choosePhoto, openStudio } from './support/studio.ts'

test('the first page comes up with a title and one heading, and the console stays quiet', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  await expect(page).toHaveTitle(/Ufaro/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('a part of the app that cannot be loaded offline says so, and loads when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { older: true }))
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  expect(await page.evaluate(() => 'older' in window)).toBe(true)
  await expectAccessible(page)

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
})

// On a desktop, the options are always open, so this test needs a phone.
test('offline, a tool with a photo opens its options, and a tool without one waits for the connection', {
  tag: '@phone',
}, async ({ page, context }) => {
  await openStudio(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Options', exact: true }).click()
  await expect(page.getByText('This part goes on by itself when the connection is back.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gallery' })).toBeVisible()
  await context.setOffline(false)
  const loaded = page.waitForResponse(/\/assets\/dialog-.*\.js$/)
  await choosePhoto(page)
  await loaded
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Options', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Headshots' })).toBeVisible()
})
