import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ADMIN } from './support/global-setup.ts'
import { enter } from './support/people.ts'
import {
  card,
  choosePhoto,
  creditsLeft,
  generateButton,
  LOOKS,
  makeLooks,
  openStudio,
  PORTRAIT,
  reloadAfterWriting,
  withOptions,
} from './support/studio.ts'

test('a photo becomes four headshots with one credit, to view, compare and take along', async ({ page }) => {
  await openStudio(page)
  await expect(page.getByRole('heading', { name: 'One photo in, four headshots out' })).toBeVisible()
  await expect(generateButton(page)).toBeDisabled()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Try with this photo' }).click()
  await expect(page.getByRole('img', { name: 'Your photo, Sample 1.jpg' })).toBeVisible()
  await expect(generateButton(page)).toHaveText(/Generate · 1 credit, 3 left/)
  await expectAccessible(page)

  await withOptions(page, async () => {
    await page.getByText('Casual', { exact: true }).click()
    await expect(page.getByRole('radio', { name: /^Casual/ })).toBeChecked()
    await expectAccessible(page)
  })

  const asked = page.waitForRequest((request) => request.postData()?.includes('{"attire":"Casual","look":2}') ?? false)
  await generateButton(page).click()
  await asked
  for (const look of LOOKS) await expect(card(page, look)).toBeVisible()
  await expect(page.getByText('4 of 4 ready')).toBeVisible({ timeout: 60_000 })
  for (const look of LOOKS) {
    await expect(card(page, look).getByRole('img')).toBeVisible()
  }
  await expectAccessible(page)
  expect(await creditsLeft(page)).toBe(2)
  const addresses = await page
    .getByRole('article')
    .getByRole('img')
    .evaluateAll((all) => all.map((img) => img.getAttribute('src')))
  expect(new Set(addresses).size).toBe(4)

  await page.getByText('How these are made').click()
  await expect(page.getByText('You are cut out of your own photo')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/engine|\bAI\b/)
})

test('results are compared by keys, removed with a way back, downloaded alone and together', {
  tag: '@desktop',
}, async ({ page }) => {
  await openStudio(page)
  await makeLooks(page)

  await page.getByRole('button', { name: 'Compare' }).click()
  const line = page.getByRole('slider', { name: /Look 1$/ })
  await line.focus()
  await page.keyboard.press('ArrowRight')
  await expect(line).toHaveValue('51')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hide original' }).click()

  await page.getByRole('button', { name: 'Remove Look 3' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByText('3 of 3 ready')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove Look 3' }).click()
  await page.getByRole('button', { name: 'Close message' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(3)

  const one = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Look 2' }).click()
  expect((await one).suggestedFilename()).toBe('ufaro-headshot-2-Look 2.jpg')
  const all = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all' }).click()
  expect((await all).suggestedFilename()).toMatch(/\.zip$/)
  await expect(page.getByText('Downloaded 3 images')).toBeVisible()

  await page.route('**/archive-link', (route) => route.abort())
  await page.getByRole('button', { name: 'Download all' }).click()
  await expect(page.getByText('Sorry, there was an error downloading the images.')).toBeVisible()
})

test('Start Fresh clears the stage and leaves the gallery alone', { tag: '@desktop' }, async ({ page }) => {
  await openStudio(page)
  await makeLooks(page)
  await page.getByRole('button', { name: 'Start Fresh' }).click()
  await expect(page.getByRole('heading', { name: 'One photo in, four headshots out' })).toBeVisible()
  await reloadAfterWriting(page)
  await expect(page.getByRole('heading', { name: 'One photo in, four headshots out' })).toBeVisible()
  await page.getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
})

test('another photo puts the results away and shows what the next run takes', async ({ page }) => {
  await openStudio(page)
  await makeLooks(page)
  await choosePhoto(page, { name: 'other.jpg', mimeType: 'image/jpeg', buffer: await readFile(PORTRAIT) })
  await expect(page.getByRole('img', { name: 'Your photo, other.jpg' })).toBeVisible()
  await expect(page.getByText('Your last results are in the gallery.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(generateButton(page)).toHaveText(/Generate · 1 credit, 2 left/)
  await reloadAfterWriting(page)
  await expect(page.getByRole('img', { name: 'Your photo, other.jpg' })).toBeVisible()
  await page.getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
})

test('an admin generates without a price to watch', async ({ page }) => {
  await enter(page, ADMIN)
  await page.goto('/studio')
  await choosePhoto(page)
  await expect(generateButton(page)).toHaveText(/∞ left/)
  await page.getByRole('complementary', { name: 'Credits' }).getByRole('button').click()
  const usage = page.getByRole('region', { name: 'Credit usage' })
  await expect(usage).toContainText('Primary Admin')
  await expect(usage).toContainText('∞')
  // A click that nothing intercepts proves that the panel is on top.
  await usage.getByRole('heading', { name: 'Credits left' }).click({ trial: true, timeout: 5000 })
  await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0)
  await expectAccessible(page)
})

test('the keyboard alone does the whole job', { tag: '@keyboard' }, async ({ page }) => {
  await openStudio(page)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a photo' }).focus()
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(PORTRAIT)
  await expect(generateButton(page)).toBeEnabled()
  await generateButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('4 of 4 ready')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'View Look 4' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View Look 4' })).toBeFocused()
})
