import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { noPicture, paintTin } from './support/pictures.ts'
import { card, generateButton, openTool, withOptions } from './support/studio.ts'
import { test as withModel } from './support/with-model.ts'

const REQUIRED = 'Please select or describe an aesthetic setup first'
const SHOTS = ['Studio Shot', 'Lifestyle Shot', 'Detailed Macro Shot', 'Model with Product']

test('three shots of a photo are made, a fourth is not mentioned, and the description leads to the copywriter', async ({
  page,
}) => {
  await openTool(page, 'product')
  await expect(page.getByRole('heading', { name: 'One product photo in, three shots out' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Product photo', { exact: true }).setInputFiles(noPicture('tin.png'))
  await expect(page.getByRole('alert')).toContainText('tin.png is not a JPEG, PNG, or WebP image.')
  await page.getByLabel('Product photo', { exact: true }).setInputFiles(await paintTin(page))
  await expect(page.getByRole('img', { name: 'Your photo, tin.png' })).toBeVisible()
  await expect(generateButton(page)).toBeDisabled()
  await expect(generateButton(page)).toHaveAccessibleDescription(REQUIRED)

  await withOptions(page, async () => {
    await expect(page.getByText('Three shots for one credit')).toBeVisible()
    await page.getByText('Marble counter, elegant and cool').click()
    await expect(page.getByLabel('Aesthetic in your words')).toHaveValue('Marble counter, elegant and cool')
    await page.getByLabel('Aesthetic in your words').fill('Ẹ̀ṣọ́ 🎉 on sand <b>in golden light</b> with shells')
    await expect(page.getByText('Drawn: sand, golden light. Not drawn: shells')).toBeVisible()
    await expectAccessible(page)
  })
  await expectAccessible(page)

  await generateButton(page).click()
  await expect(page.getByText('3 of 3 ready')).toBeVisible({ timeout: 90_000 })
  await expect(card(page, 'Model with Product')).toHaveCount(0)
  await expect(card(page, 'Lifestyle Shot')).toContainText('Drawn: sand, golden light. Not drawn: shells')
  // Scroll to the end, so that the sticky bar covers no element while the page is checked.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('3 of 3 ready')).toBeVisible()
  await expect(card(page, 'Model with Product')).toHaveCount(0)
  await page.getByLabel('Product photo', { exact: true }).setInputFiles(noPicture('other.png'))
  await expect(page.getByRole('alert')).toContainText('other.png is not a JPEG, PNG, or WebP image.')

  await page.getByRole('button', { name: 'Describe the product' }).click()
  const words = page.getByRole('region', { name: 'Words for your product' })
  await expect(words.getByLabel('Description')).toHaveValue(/Measured from the picture: mainly green/, {
    timeout: 60_000,
  })
  await expect(words.getByRole('button', { name: /^Copy/ })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectAccessible(page)
  await words.getByLabel('Description').fill('A tin of shea butter from Kano')
  await words.getByRole('button', { name: 'Write copy with it' }).click()
  await expect(page.getByRole('heading', { name: 'Generate Marketing Copy' })).toBeVisible()
  await expect(page.getByLabel('Product description')).toHaveValue('A tin of shea butter from Kano')
  await expect(page.getByText('tin.png')).toBeVisible()
})

withModel('all four shots are made by it', { tag: '@desktop' }, async ({ page, model }) => {
  await openTool(page, 'product')
  await page.getByLabel('Product photo', { exact: true }).setInputFiles(await paintTin(page))
  await withOptions(page, () => page.getByLabel('Aesthetic in your words').fill('sand'))
  await generateButton(page).click()
  await expect(page.getByText('4 of 4 ready')).toBeVisible({ timeout: 60_000 })
  for (const shot of SHOTS) await expect(card(page, shot)).toContainText('Gemini')
  expect(model.calls).toHaveLength(4)
})

withModel('a shot that fails can be tried again alone', { tag: '@desktop' }, async ({ page, model }) => {
  model.next('ok', 'blocked')
  await openTool(page, 'product')
  await page.getByLabel('Product photo', { exact: true }).setInputFiles(await paintTin(page))
  await withOptions(page, () => page.getByLabel('Aesthetic in your words').fill('sand'))
  await generateButton(page).click()
  await expect(page.getByText('3 of 4 ready')).toBeVisible({ timeout: 60_000 })
  const sentence = '3 out of 4 images generated successfully. Some variations are still processing.'
  await expect(page.getByText(sentence)).toBeVisible()
  const failed = page.getByRole('article').filter({ hasText: 'Generation Failed' })
  await expect(failed).toContainText('An error occurred while generating your image.')
  await expectAccessible(page)
  await failed.getByRole('button', { name: /Try again/ }).click()
  await expect(page.getByText('4 of 4 ready')).toBeVisible({ timeout: 60_000 })
})

withModel('where nothing can be read the person’s own words stay', { tag: '@desktop' }, async ({ page, model }) => {
  await openTool(page, 'product')
  await page.getByLabel('Product photo', { exact: true }).setInputFiles(await paintTin(page))
  await withOptions(page, () => page.getByLabel('Aesthetic in your words').fill('sand'))
  await generateButton(page).click()
  await expect(page.getByText('4 of 4 ready')).toBeVisible({ timeout: 60_000 })
  model.always('blocked')
  await page.getByRole('button', { name: 'Describe the product' }).click()
  const words = page.getByRole('region', { name: 'Words for your product' })
  await expect(words.getByText('An error occurred. Please try again.')).toBeVisible()
  await words.getByLabel('Description').fill('Mine')
  await expect(words.getByRole('button', { name: 'Write copy with it' })).toBeVisible()
})
