import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { noPicture, paintPng, portrait } from './support/pictures.ts'
import { card, creditsLeft, generateButton, openTool, reloadAfterWriting, withOptions } from './support/studio.ts'
import { test as withModel } from './support/with-model.ts'

const photo = (page: Page) => page.getByLabel('Photo', { exact: true })
const reference = (page: Page) => page.getByLabel('Reference', { exact: true })

const paintReference = (page: Page) =>
  paintPng(page, 'sea.png', [60, 40], (ctx) => {
    ctx.fillStyle = '#1f8a8a'
    ctx.fillRect(0, 0, 60, 40)
  })

test('words and a style become a profile picture, which is saved in the size of each network', async ({ page }) => {
  await openTool(page, 'dp')
  await expect(page.getByRole('heading', { name: 'One photo, a profile picture for every app' })).toBeVisible()
  await expectAccessible(page)
  await expect(generateButton(page)).toHaveAccessibleDescription('Please upload a photo first.')
  await photo(page).setInputFiles(noPicture('me.png'))
  await expect(page.getByRole('alert')).toContainText('me.png is not a JPEG, PNG, or WebP image.')
  await photo(page).setInputFiles(portrait)
  await expect(page.getByRole('img', { name: 'Your photo, portrait.jpg' })).toBeVisible()
  await expect(generateButton(page)).toHaveAccessibleDescription('Please enter a description for your DP.')
  await expectAccessible(page)

  await withOptions(page, async () => {
    for (const style of ['Professional Halo', 'Neon Glow', 'Monochrome Sketch', 'Golden Hour', 'Vibrant Colors'])
      await expect(page.getByRole('radio', { name: style })).toBeAttached()
    await page.getByText('Sticker Outline').click()
    await page.getByRole('button', { name: 'Teal, bright' }).click()
    await expect(page.getByLabel('Description')).toHaveValue('Teal, bright')
    await expect(page.getByText('Understood: teal, bright')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Teal, bright' })).toBeHidden()
    await page.getByLabel('Description').fill('Ẹ jọ̀ọ́ 🙏 TEAL <b>₦</b>, soft, for my brown skin')
    await expect(page.getByText('Understood: teal, soft')).toBeVisible()
    await expectAccessible(page)
  })
  await reloadAfterWriting(page)
  await expect(page.getByRole('img', { name: 'Your photo, portrait.jpg' })).toBeVisible()
  const before = await creditsLeft(page)

  await generateButton(page).click()
  await expect(page.getByText('1 of 1 ready')).toBeVisible({ timeout: 60_000 })
  await expect(card(page, 'Profile Picture')).not.toContainText(/engine/i)
  await expect(card(page, 'Profile Picture')).toContainText('Understood: teal, soft')
  expect(await creditsLeft(page)).toBe(before - 1)
  await expect(page.getByRole('img', { name: 'Your picture in a circle, large, small and tiny' })).toBeVisible()
  // Scroll to the end, so that the sticky credits bar covers no element while the page is checked.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectAccessible(page)
  await photo(page).setInputFiles(noPicture('other.png'))
  await expect(page.getByRole('alert')).toContainText('other.png is not a JPEG, PNG, or WebP image.')
  for (const [network, side] of Object.entries({ WhatsApp: 640, Instagram: 1080, LinkedIn: 800, X: 400 })) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download for ${network} ${side} × ${side}` }).click()
    expect((await saved).suggestedFilename()).toBe(`ufaro-dp-1-${network}.jpg`)
  }

  await page.getByRole('button', { name: 'Adjust' }).click()
  await expect(page.getByRole('img', { name: 'Your photo, portrait.jpg' })).toBeVisible()
  await withOptions(page, () => expect(page.getByLabel('Description')).toHaveValue(/TEAL/))
})

test('a reference takes the place of words', { tag: '@desktop' }, async ({ page }) => {
  await openTool(page, 'dp')
  await photo(page).setInputFiles(portrait)
  await withOptions(page, () => page.getByText('Like a picture').click())
  await expect(page.getByRole('heading', { name: 'Now the reference' })).toBeVisible()
  await expect(generateButton(page)).toHaveAccessibleDescription('Please upload a reference image to proceed.')
  await expectAccessible(page)
  await reference(page).setInputFiles(await paintReference(page))
  await expect(page.getByRole('img', { name: 'Your reference, sea.png' })).toBeVisible()
  await expectAccessible(page)
  await generateButton(page).click()
  await expect(page.getByText('1 of 1 ready')).toBeVisible({ timeout: 60_000 })
  await expect(card(page, 'Profile Picture')).toContainText('Understood: teal, medium light, soft')
  await page.getByRole('button', { name: 'Start Fresh' }).click()
  await expect(page.getByText('One photo, a profile picture')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('img', { name: 'Your reference, sea.png' })).toBeVisible()
})

withModel('a failure gives the credit back and can be tried again', { tag: '@desktop' }, async ({ page, model }) => {
  model.next('blocked')
  await openTool(page, 'dp')
  await photo(page).setInputFiles(portrait)
  await withOptions(page, () => page.getByLabel('Description').fill('teal'))
  const before = await creditsLeft(page)
  await generateButton(page).click()
  await expect(page.getByText('An error occurred. Please try again.').first()).toBeVisible()
  await expect.poll(() => creditsLeft(page)).toBe(before)
  await expectAccessible(page)
  await generateButton(page).click()
  await expect(page.getByText('1 of 1 ready')).toBeVisible({ timeout: 60_000 })
  await expect(card(page, 'Profile Picture')).toContainText('Gemini')
})
