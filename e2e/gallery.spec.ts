import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { makeLooks, openStudio } from './support/studio.ts'
import { test } from './support/with-model.ts'

test('the gallery keeps what was made: to look at, to take along, to delete with a way back', async ({ page }) => {
  await openStudio(page)
  await page.getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByText('Everything you make is kept here')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Make something' }).click()
  await makeLooks(page)
  await page.goto('/gallery')
  const tiles = page.getByRole('main').getByRole('listitem')
  await expect(tiles).toHaveCount(4)
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Open Look 2/ }).click()
  await expect(page.getByRole('dialog').getByText('2 / 4')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Select' }).click()
  await page.getByRole('button', { name: /^Select Look 1/ }).click()
  await page.getByRole('button', { name: /^Select Look 3/ }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download ZIP' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^ufaro.*\.zip$/)
  await expect(page.getByText('Downloaded 2 images')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: /^Delete Look 4/ }).click()
  await expect(tiles).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tiles).toHaveCount(4)
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.getByRole('button', { name: /^Delete Look 4/ }).click()
  expect((await deleted).status()).toBe(204)
  await page.reload()
  await expect(tiles).toHaveCount(3)
})
