import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { makeLooks, openStudio } from './support/studio.ts'
import { test } from './support/with-model.ts'

test.describe('the viewer', () => {
  test.beforeEach(async ({ page, model }) => {
    model.reset()
    await openStudio(page)
    await makeLooks(page)
    await page.getByRole('button', { name: 'View Look 1' }).click()
  })

  test('turns pages by keys and swipes, past both ends, and gives the focus back', async ({ page }) => {
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByText('1 / 4')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowLeft')
    await expect(viewer.getByRole('heading')).toHaveText('Look 4')
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText('1 / 4')).toBeVisible()
    await expect(async () => {
      // On a busy machine, the release may come too late to count as a swipe.
      if (await viewer.getByText('1 / 4').isVisible()) await swipeLeft(page)
      await expect(viewer.getByText('2 / 4')).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'View Look 1' })).toBeFocused()
  })

  test('crops to a preset, exports it as JPEG, and forgets it with the next picture', async ({ page }) => {
    const viewer = page.getByRole('dialog')
    for (const name of ['Original', 'Square 1:1', 'Portrait 4:5', 'Story 9:16', 'Landscape 16:9'])
      await expect(viewer.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    const square = viewer.getByRole('button', { name: 'Square 1:1' })
    await square.click()
    await expect(square).toHaveAttribute('aria-pressed', 'true')
    await expect(viewer.getByRole('group', { name: /^Crop frame/ })).toBeVisible()
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await viewer.getByRole('button', { name: 'Download' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('ufaro-headshot-1-Look 1.jpg')
    const size = await jpegSize(await readFile(await download.path()))
    expect(size.width).toBe(size.height)
    await viewer.getByRole('button', { name: 'Next image' }).click()
    await expect(viewer.getByRole('button', { name: 'Original' })).toHaveAttribute('aria-pressed', 'true')
  })
})

async function swipeLeft(page: Page): Promise<void> {
  const box = await page.getByRole('dialog').getByRole('img').boundingBox()
  const { x, y, width } = box ?? { x: 0, y: 0, width: 0 }
  await page.mouse.move(x + width * 0.9, y + 100)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.1, y + 100, { steps: 4 })
  await page.mouse.up()
}

async function jpegSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  let at = 2
  while (bytes[at] === 0xff && !(bytes[at + 1]! >= 0xc0 && bytes[at + 1]! <= 0xc3)) at += 2 + bytes.readUInt16BE(at + 2)
  return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
}
