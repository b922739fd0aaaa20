import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { noPicture, paintPng, portrait } from './support/pictures.ts'
import { generateButton, openTool, reloadAfterWriting, withOptions } from './support/studio.ts'

const MISSING = 'Please upload both a flyer and a guest image.'
const HOSTILE_NAME = 'Ẹ̀bùn Ọlá-ṣẹgun ɓɗƙ ₦ 🎉 محمد <b>Adéwálé the Third of Ilé-Ifẹ̀</b>'

const paintFlyer = (page: Page) =>
  paintPng(page, 'flyer.png', [600, 750], (ctx) => {
    const fill = ctx.createLinearGradient(0, 0, 600, 750)
    fill.addColorStop(0, '#1b0f3b')
    fill.addColorStop(1, '#e0662f')
    ctx.fillStyle = fill
    ctx.fillRect(0, 0, 600, 750)
    ctx.fillStyle = '#ffd54a'
    ctx.fillRect(60, 40, 480, 30)
    ctx.globalCompositeOperation = 'destination-out'
    ctx.arc(300, 340, 180, 0, 7)
    ctx.fill()
  })

const preview = (page: Page) => page.getByRole('img', { name: 'Preview of the event flyer' })
const result = (page: Page) => page.getByRole('img', { name: 'Event Flyer', exact: true })
const placeBox = (page: Page) => page.getByRole('group', { name: /place of the guest/ })
const headsFound = (page: Page) => expect(page.getByRole('button', { name: 'Head and shoulders' })).toBeVisible()
const cropBox = (page: Page) => page.getByRole('group', { name: /part of the guest/ })

async function upload(page: Page): Promise<void> {
  await page.getByLabel('Flyer', { exact: true }).setInputFiles(await paintFlyer(page))
  await expect(page.getByRole('heading', { name: 'Now the guest' })).toBeVisible()
  await page.getByLabel('Guest photo', { exact: true }).setInputFiles(portrait)
  await expect(preview(page)).toBeVisible()
  await headsFound(page)
}

/** Mean difference per channel (0 to 255) of the result on the page and the preview `shown`, both at a reduced size. */
const differenceOf = (page: Page, shown: string) =>
  page.evaluate(async (before) => {
    const after = document.querySelector<HTMLImageElement>('article img')
    const pixels = async (source: string) => {
      const whole = Object.assign(new Image(), { src: source })
      await whole.decode()
      const size = { resizeWidth: 150, resizeHeight: 188, resizeQuality: 'high' } as const
      const picture = await createImageBitmap(whole, size)
      const ctx = new OffscreenCanvas(150, 188).getContext('2d')
      ctx?.drawImage(picture, 0, 0)
      return ctx?.getImageData(0, 0, 150, 188).data ?? new Uint8ClampedArray()
    }
    const [one, two] = await Promise.all([pixels(before), pixels(after?.src ?? '')])
    return one.reduce((sum, value, at) => sum + Math.abs(value - (two[at] ?? 0)), 0) / one.length
  }, shown)

test('a guest is put onto a flyer as the preview showed it', async ({ page }) => {
  await openTool(page, 'events')
  await expect(page.getByRole('heading', { name: 'Your flyer, and a guest on it' })).toBeVisible()
  await expectAccessible(page)
  await expect(generateButton(page)).toBeDisabled()
  await expect(generateButton(page)).toHaveAccessibleDescription(MISSING)

  await page.getByLabel('Flyer', { exact: true }).setInputFiles(noPicture('flyer.png'))
  await expect(page.getByRole('alert')).toContainText('flyer.png is not a JPEG, PNG, or WebP image.')
  await page.getByLabel('Flyer', { exact: true }).setInputFiles(await paintFlyer(page))
  await expect(page.getByRole('heading', { name: 'Now the guest' })).toBeVisible()
  await expect(generateButton(page)).toBeDisabled()
  await expect(generateButton(page)).toHaveAccessibleDescription('Please upload a guest image.')
  await expectAccessible(page)

  await page.getByLabel('Guest photo', { exact: true }).setInputFiles(portrait)
  await expect(page.getByText('Your flyer leaves room here.')).toBeVisible()
  await headsFound(page)
  await withOptions(page, async () => {
    await expect(page.getByRole('radio', { name: 'Circle' })).toBeChecked()
    await page.getByLabel(/^Guest name/).fill(HOSTILE_NAME)
    await expectAccessible(page)
  })
  await expectAccessible(page)

  // The drawing is not final before the fonts are loaded.
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  const shown = await preview(page).evaluate((canvas: HTMLCanvasElement) => {
    const flat = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height })
    const ctx = flat.getContext('2d') as CanvasRenderingContext2D
    ctx.drawImage(canvas, 0, 0)
    return flat.toDataURL()
  })
  await generateButton(page).click()
  await expect(result(page)).toBeVisible({ timeout: 60_000 })
  const size = () =>
    result(page).evaluate(async (img: HTMLImageElement) => {
      const whole = Object.assign(new Image(), { src: img.src })
      await whole.decode()
      return `${whole.naturalWidth} × ${whole.naturalHeight}`
    })
  await expect.poll(size).toBe('600 × 750')
  expect(await differenceOf(page, shown)).toBeLessThan(2.5)
  // Scroll to the end, so that the sticky bar on a phone covers no element while the page is checked.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectAccessible(page)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Event Flyer' }).click()
  expect((await saved).suggestedFilename()).toBe('ufaro-events-1-Event Flyer.jpg')

  await page.getByRole('button', { name: 'Adjust' }).click()
  await expect(preview(page)).toBeVisible()
  // The test has spent the only credit of the free plan.
  await expect(page.getByRole('link', { name: 'Get credits' })).toBeVisible()
})

test('both boxes move by keys and by pointer, and survive a reload', { tag: '@desktop' }, async ({ page }) => {
  await openTool(page, 'events')
  await upload(page)
  const before = await placeBox(page).boundingBox()
  await placeBox(page).focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(async () => (await placeBox(page).boundingBox())!.y).toBeCloseTo(before!.y - 30, 0)
  const back = page.getByRole('button', { name: 'Back to the room the flyer leaves' })
  await expect(back).toBeVisible()

  const corner = page.getByRole('button', { name: 'Move the top left corner of the part of the guest’s photo' })
  const [from, crop] = [(await corner.boundingBox())!, (await cropBox(page).boundingBox())!]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 50, from.y + 60, { steps: 4 })
  await page.mouse.up()
  const shrunk = (await cropBox(page).boundingBox())!
  expect(shrunk.width).toBeLessThan(crop.width - 15)
  await corner.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await cropBox(page).boundingBox())!.width).toBeCloseTo(shrunk.width - 1, 0)

  const style = await cropBox(page).getAttribute('style')
  await reloadAfterWriting(page)
  await expect(preview(page)).toBeVisible()
  expect(await cropBox(page).getAttribute('style')).toBe(style)
  await back.click()
  await expect(page.getByText('Your flyer leaves room here.')).toBeVisible()

  await page.getByRole('button', { name: 'Whole photo' }).click()
  await expect(cropBox(page)).toHaveAttribute('style', /width: 100%; height: 100%/)
})

test('a failure leads back to customizing, says so and gives the credit back', { tag: '@desktop' }, async ({
  page,
}) => {
  await openTool(page, 'events')
  await upload(page)
  await page.route('**/api/events-flyers', (route) =>
    route.fulfill({
      status: 502,
      json: { error: 'An error occurred. Please try again.', code: 'PROVIDER_FAILED', refunded: true },
    }),
  )
  await generateButton(page).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Failed to process images for the event flyer.' })
  await expect(notice).toContainText('Your credit came back.')
  await expect(preview(page)).toBeVisible()
  await expectAccessible(page)

  await page.unroute('**/api/events-flyers')
  await generateButton(page).click()
  await expect(result(page)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Start Fresh' }).click()
  await expect(page.getByRole('heading', { name: 'Your flyer, and a guest on it' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep the pictures' }).click()
  await expect(preview(page)).toBeVisible()
})

test('a flyer that cannot replace the first one is named in an error, whatever the stage', { tag: '@desktop' }, async ({
  page,
}) => {
  await openTool(page, 'events')
  await page.getByLabel('Flyer', { exact: true }).setInputFiles(await paintFlyer(page))
  await expect(page.getByRole('heading', { name: 'Now the guest' })).toBeVisible()
  await page.getByLabel('Flyer', { exact: true }).setInputFiles(noPicture('first.png'))
  await expect(page.getByRole('alert')).toContainText('first.png is not a JPEG, PNG, or WebP image.')
  await page.getByLabel('Guest photo', { exact: true }).setInputFiles(portrait)
  await expect(preview(page)).toBeVisible()
  await page.getByLabel('Flyer', { exact: true }).setInputFiles(noPicture('second.png'))
  await expect(page.getByRole('alert')).toContainText('second.png is not a JPEG, PNG, or WebP image.')
  await generateButton(page).click()
  await expect(page.getByText('1 of 1 ready')).toBeVisible({ timeout: 60_000 })
  await page.getByLabel('Flyer', { exact: true }).setInputFiles(noPicture('third.png'))
  await expect(page.getByRole('alert')).toContainText('third.png is not a JPEG, PNG, or WebP image.')
})
