import { expect, test } from '@playwright/test'

test('the first page comes up with a title and one heading, and the console stays quiet', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  await expect(page).toHaveTitle(/Ufaro/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(complaints).toEqual([])
})
