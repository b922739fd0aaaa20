import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { FAILED, handle, names, preview, upload } from './support/certificates.ts'
import { layersGone } from './support/history.ts'
import { paintPng } from './support/pictures.ts'
import { creditsLeft, generateButton, openTool, withOptions } from './support/studio.ts'

test('a long batch counts, goes on after a reload, and gives the credit back when it is canceled', {
  tag: '@desktop',
}, async ({ page }) => {
  await openTool(page, 'certificates')
  // Noise does not compress, so each certificate takes long enough to observe.
  const template = await paintPng(page, 'noise.png', [1600, 1100], (ctx) => {
    const { width, height } = ctx.canvas
    const noise = ctx.createImageData(width, height)
    for (let at = 0; at < noise.data.length; at++) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
    ctx.putImageData(noise, 0, 0)
  })
  await page.getByLabel('Template', { exact: true }).setInputFiles(template)
  await expect(preview(page)).toBeVisible()
  await withOptions(page, async () => {
    const list = Array.from({ length: 10_000 }, (_, at) => `Participant ${at}`).join('\n')
    const buffer = Buffer.from(`Name\n${list}`)
    await page
      .getByLabel('List of names', { exact: true })
      .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText('10,000 names', { exact: true })).toBeVisible()
    await page.getByText('PNG', { exact: true }).click()
  })
  await generateButton(page).click()
  const progress = page.getByRole('progressbar', { name: 'Certificates made' })
  await expect(progress).toHaveAttribute('max', '10000', { timeout: 30_000 })
  await page.reload()
  await expect(progress).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(preview(page)).toBeVisible()
  await expect.poll(() => creditsLeft(page)).toBe(1)
  await expect(page.getByText(FAILED)).toHaveCount(0)
})

test('a browser that cannot make a certificate says so, and makes the next one afresh', {
  tag: '@desktop',
}, async ({ page }) => {
  const script = /sample\.worker-.*\.js$/
  await page.route(script, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `delete self.OffscreenCanvas;${await response.text()}` })
  })
  await openTool(page, 'certificates')
  await upload(page, ['Ada'])
  const fullSize = page.getByRole('button', { name: 'View at full size' })
  await fullSize.click()
  await expect(page.getByText('Sorry, this browser could not draw the certificate.')).toBeVisible()
  await expect(fullSize).toBeEnabled()

  await page.unroute(script)
  await fullSize.click()
  const sample = page.getByRole('dialog').getByRole('img', { name: 'Ada' })
  await expect.poll(() => sample.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200)
})

test('a ready design is a template; a failure leads back to customizing in the specification’s words', {
  tag: '@desktop',
}, async ({ page }) => {
  await openTool(page, 'certificates')
  await page.getByRole('button', { name: 'Use a ready design' }).click()
  const dialog = page.getByRole('dialog', { name: 'A ready design' })
  await dialog.getByRole('radio', { name: 'Quiet' }).check({ force: true })
  await dialog.getByLabel('What it is for').fill('for five years of teaching')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await layersGone(page)
  await page.getByRole('button', { name: 'Use a ready design' }).click()
  await expect(dialog.getByLabel('What it is for')).toHaveValue('for five years of teaching')
  await expect(dialog.getByRole('img', { name: 'Preview of Quiet' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use this design' }).click()
  await expect(handle(page, 'Name')).toHaveAccessibleName(/^Name, 50% across, 48\.\d% down/)
  await withOptions(page, async () => {
    await names(page).fill('Ada')
    await page.getByRole('button', { name: 'Use a ready design' }).click()
    await expect(dialog.getByLabel('What it is for')).toHaveValue('for five years of teaching')
    await dialog.getByRole('radio', { name: 'Adire' }).check({ force: true })
    await expect(dialog.getByRole('img', { name: 'Preview of Adire' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Use this design' }).click()
    await expect(page.getByText('Adire.png')).toBeVisible()
    await expect(names(page)).toHaveValue('Ada')
  })
  let fail = () => {}
  const held = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/certificates', async (route) => {
    await held
    await route.fulfill({ status: 422, json: { error: FAILED, code: 'UNREADABLE_IMAGE', refunded: true } })
  })
  await generateButton(page).click()
  await expect(page.getByText('Making your certificates…')).toBeVisible()
  fail()
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toContainText('Your credit came back.')
  await expect(preview(page)).toBeVisible()
  await expectAccessible(page)
})
