import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { layersGone } from './support/history.ts'
import { noPicture, paintPng, paintTin } from './support/pictures.ts'
import { openTool, withOptions } from './support/studio.ts'

test('a batch of photos: one cannot be read, and one fails and is made again from another photo', async ({ page }) => {
  await openTool(page, 'product')
  await withOptions(page, async () => {
    await expect(page.getByRole('link', { name: 'Many photos at once' })).toBeVisible()
  })
  await layersGone(page)
  await page.goto('/photo-batch')
  await expect(page.getByRole('button', { name: 'Make photos' })).toBeDisabled()
  await expectAccessible(page)

  const tin = await paintTin(page)
  const empty = await paintPng(page, 'wall.png', [400, 400], (ctx) => {
    ctx.fillStyle = '#d8d8d8'
    ctx.fillRect(0, 0, 400, 400)
  })
  const photos = page.getByLabel('Product photos')
  await photos.setInputFiles([tin, noPicture('fake.png'), empty])
  await expect(page.getByText('fake.png is not a JPEG, PNG, or WebP image.')).toBeVisible()
  await page.getByText('4:5').click()
  const make = page.getByRole('button', { name: 'Make 2 photos · 1 credit' })
  await expect(make).toBeEnabled()
  await expectAccessible(page)
  await make.click()

  // A batch consists of runs of the product tool, but the tool's own page must not show them.
  await expect(page).toHaveURL(/runs=/)
  const batch = page.url()
  await page.goto('/studio?mode=product')
  await expect(page.getByRole('heading', { name: 'One product photo in, three shots out' })).toBeVisible()
  await page.goto(batch)
  await expect(page.getByText('1 of 2 photos ready')).toBeVisible({ timeout: 60_000 })
  const failed = page.getByRole('article', { name: 'Photo 2' })
  await expect(failed).toContainText('We could not tell the product from what is around it.', { timeout: 60_000 })
  await expectAccessible(page)
  await page.reload()
  await expect(failed.getByRole('button', { name: 'Try again, free' })).toBeVisible()
  await page.getByLabel('Another photo for Photo 2').setInputFiles({ ...tin, name: 'second.png' })
  await expect(page.getByText('2 of 2 photos ready')).toBeVisible({ timeout: 60_000 })

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all as ZIP' }).click()
  expect((await saved).suggestedFilename()).toBe('ufaro-product.zip')
  await page.getByRole('button', { name: 'View Photo 1' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Photo 1' }).getByRole('button', { name: 'WhatsApp pack' }),
  ).toBeVisible()
})
