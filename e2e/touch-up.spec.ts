import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { card, choosePhoto, creditsLeft, generateButton, makeLooks, openStudio, openTool } from './support/studio.ts'

const EMPTY_ROOM = async (page: import('@playwright/test').Page): Promise<Buffer> => {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 800 })
    const context = canvas.getContext('2d')!
    context.fillStyle = '#8fb4c9'
    context.fillRect(0, 0, 600, 800)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.split(',')[1]!, 'base64')
}

test('a photo without a face gets advice before a credit is spent', async ({ page }) => {
  await openStudio(page)
  await choosePhoto(page, { name: 'room.png', mimeType: 'image/png', buffer: await EMPTY_ROOM(page) })
  const advice = page.getByRole('status', { name: 'Advice on your photo' })
  await expect(advice).toContainText('No face was found', { timeout: 30_000 })
  await expectAccessible(page)
  await expect(generateButton(page)).toBeEnabled()
  await expect(generateButton(page)).toHaveAccessibleName(/^Go on anyway · 1 credit/)
  await expect(generateButton(page)).toHaveAccessibleDescription('No face was found.')
  await choosePhoto(page)
  await expect(advice).toHaveCount(0)
  await expect(generateButton(page)).toHaveAccessibleName(/^Generate/)
  await openTool(page, 'product')
  const product = page.getByLabel('Product photo', { exact: true })
  await product.setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: await EMPTY_ROOM(page) })
  await expect(advice).toContainText('No product stands out', { timeout: 30_000 })
  await expect(generateButton(page)).toHaveAccessibleName(/^Go on anyway/)
})

test('a click on Generate waits for the advice, and a second click starts the run', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/uploads/*/check', async (route) => {
    await held.promise
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate')) asked.push(request.method())
  })
  await openStudio(page)
  const left = await creditsLeft(page)
  const look = page.waitForRequest('**/api/uploads/*/check')
  await choosePhoto(page, { name: 'room.png', mimeType: 'image/png', buffer: await EMPTY_ROOM(page) })
  await look
  await generateButton(page).click()
  const waiting = page.getByRole('button', { name: 'Looking at your photo...' })
  await expect(waiting).toHaveAttribute('aria-busy', 'true')
  await expect(waiting).toBeFocused()
  await expectAccessible(page)
  held.resolve()
  const advice = page.getByRole('status', { name: 'Advice on your photo' })
  await expect(advice).toContainText('No face was found')
  await expect(advice).toBeInViewport()
  await expect(generateButton(page)).toHaveAccessibleName(/^Go on anyway · 1 credit/)
  expect(asked).toEqual([])
  expect(await creditsLeft(page)).toBe(left)

  await generateButton(page).click()
  await expect(page.getByText('4 of 4 ready')).toBeVisible({ timeout: 60_000 })
  expect(await creditsLeft(page)).toBe(left - 1)
})

test('a waiting click starts the run if there is no advice, and another photo cancels it', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/uploads/*/check', async (route) => {
    await held.promise
    await route.continue()
  })
  const waiting = page.getByRole('button', { name: 'Looking at your photo...' })
  await openStudio(page)
  await choosePhoto(page, { name: 'room.png', mimeType: 'image/png', buffer: await EMPTY_ROOM(page) })
  await generateButton(page).click()
  await expect(waiting).toBeVisible()
  await choosePhoto(page)
  await expect(page.getByRole('img', { name: 'Your photo, portrait.jpg' })).toBeVisible()
  await expect(generateButton(page)).toHaveAccessibleName(/^Generate/)
  await generateButton(page).click()
  await expect(waiting).toBeVisible()
  held.resolve()
  await expect(page.getByText('4 of 4 ready')).toBeVisible({ timeout: 60_000 })
})

test('a user corrects the cut-out with a finger, and the pictures are drawn again for free', async ({ page }) => {
  await openStudio(page)
  await makeLooks(page)
  const before = await card(page, 'Look 1').getByRole('img').getAttribute('src')
  const left = await creditsLeft(page)
  await page.getByRole('button', { name: 'Touch up' }).click()
  const photo = page.getByRole('img', { name: /Draw on it/ })
  await expect(photo).toBeVisible()
  await expectAccessible(page)
  const box = (await photo.boundingBox())!
  const ratio = await photo.evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.height)
  expect(box.width / box.height).toBeCloseTo(ratio, 1)
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.1)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.12, { steps: 4 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await page.getByRole('button', { name: 'Keep' }).click()
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.1)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.12, { steps: 4 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Your pictures are updated.')).toBeVisible({ timeout: 90_000 })
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await page.goBack()
  await expect(photo).toHaveCount(0)
  await expect(card(page, 'Look 1').getByRole('img')).not.toHaveAttribute('src', before!)
  await page.getByRole('button', { name: 'Touch up' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  expect(await creditsLeft(page)).toBe(left)
})
