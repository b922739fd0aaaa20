import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { noPicture, paintPng, portrait } from './support/pictures.ts'
import { generateButton, openTool, reloadAfterWriting, withOptions } from './support/studio.ts'

const TOO_FEW = 'Please upload at least 2 images to create a GIF.'

const preview = (page: Page) => page.getByRole('img', { name: /^Preview of the animation/ })
const result = (page: Page) => page.getByRole('img', { name: 'Animated GIF', exact: true })
const chooser = (page: Page) => page.getByLabel('Pictures', { exact: true })
const order = (page: Page) =>
  page.getByRole('region', { name: 'Order of the pictures' }).getByRole('listitem').getByRole('img')
const names = (page: Page) => order(page).evaluateAll((all) => all.map((img) => img.getAttribute('alt')))

const paintRed = (page: Page) =>
  paintPng(page, 'red.png', [400, 300], (ctx) => {
    ctx.fillStyle = '#d01030'
    ctx.fillRect(0, 0, 400, 300)
  })
const paintBlue = (page: Page) =>
  paintPng(page, 'blue.png', [300, 400], (ctx) => {
    ctx.fillStyle = '#1030d0'
    ctx.fillRect(0, 0, 300, 400)
  })

/** The browser runs this function in the page, so it cannot use variables of this file. */
async function countFrames(base64: string): Promise<number> {
  const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const decoder = new ImageDecoder({ data, type: 'image/gif' })
  await Promise.all([decoder.tracks.ready, decoder.completed])
  const count = decoder.tracks.selectedTrack?.frameCount ?? 0
  for (let frameIndex = 0; frameIndex < count; frameIndex++) (await decoder.decode({ frameIndex })).image.close()
  return count
}

async function upload(page: Page): Promise<void> {
  await chooser(page).setInputFiles([await paintRed(page), await paintBlue(page), portrait])
  await expect(preview(page)).toBeVisible()
  await expect(order(page)).toHaveCount(3)
}

test('pictures become an animation of the size the preview said', async ({ page }) => {
  await openTool(page, 'gif')
  await expect(page.getByRole('heading', { name: 'Turn pictures into a moving one' })).toBeVisible()
  await expectAccessible(page)
  await expect(generateButton(page)).toBeDisabled()
  await expect(generateButton(page)).toHaveAccessibleDescription(TOO_FEW)

  await chooser(page).setInputFiles([noPicture('fake.png'), await paintRed(page)])
  await expect(page.getByRole('alert')).toContainText('fake.png is not a JPEG, PNG, or WebP image.')
  await expect(page.getByText(TOO_FEW)).toBeVisible()
  await expect(generateButton(page)).toBeDisabled()
  await chooser(page).setInputFiles([await paintBlue(page), portrait])
  await expect(preview(page)).toHaveAccessibleName('Preview of the animation, 3 frames')
  await expect(page.getByText(/512 × 384 · 3 frames · 1\.5 s/)).toBeVisible()
  const estimate = page.getByText(/^about .* an estimate$/)
  await expect(estimate).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expectAccessible(page)
  const [, figure = '', unit] = /about ([\d.,]+) (\w+)/.exec((await estimate.textContent()) ?? '') ?? []
  const guessed = Number(figure.replace(',', '')) * (unit === 'MB' ? 1024 ** 2 : 1024)

  await generateButton(page).click()
  await expect(result(page)).toBeVisible({ timeout: 60_000 })
  const size = () => result(page).evaluate((img: HTMLImageElement) => `${img.naturalWidth} × ${img.naturalHeight}`)
  await expect.poll(size).toBe('512 × 384')
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Animated GIF' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('ufaro-gif-1-Animated GIF.gif')
  const bytes = await page.evaluate(
    async (src) => (await (await fetch(src)).arrayBuffer()).byteLength,
    await result(page).evaluate((img: HTMLImageElement) => img.src),
  )
  expect(guessed / bytes).toBeGreaterThan(0.7)
  expect(guessed / bytes).toBeLessThan(1.4)

  const whole = await readFile(await download.path())
  expect(await page.evaluate(countFrames, whole.toString('base64'))).toBe(3)

  await page.getByRole('button', { name: 'View Animated GIF' }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('img', { name: 'Animated GIF' })).toBeVisible()
  const again = page.waitForEvent('download')
  await viewer.getByRole('button', { name: 'Download' }).click()
  const viewed = await again
  expect(viewed.suggestedFilename()).toBe('ufaro-gif-1-Animated GIF.gif')
  expect((await readFile(await viewed.path())).equals(whole)).toBe(true)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Adjust' }).click()
  await expect(preview(page)).toBeVisible()
  await page.getByRole('button', { name: 'Remove picture 1', exact: true }).click()
  await expect(order(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Remove picture 1', exact: true })).toBeFocused()
})

test('the order is changed by buttons and by dragging, and survives a reload with every setting', async ({ page }) => {
  await openTool(page, 'gif')
  await upload(page)
  expect(await names(page)).toEqual(['red.png', 'blue.png', 'portrait.jpg'])
  await page.getByRole('button', { name: 'Move picture 1 later' }).focus()
  await page.keyboard.press('Enter')
  expect(await names(page)).toEqual(['blue.png', 'red.png', 'portrait.jpg'])

  await order(page).nth(1).scrollIntoViewIfNeeded()
  const [from, to] = [(await order(page).nth(0).boundingBox())!, (await order(page).nth(1).boundingBox())!]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 })
  await page.mouse.up()
  expect(await names(page)).toEqual(['red.png', 'blue.png', 'portrait.jpg'])
  await page.getByRole('button', { name: 'Move picture 3 earlier' }).click()
  await page.getByRole('button', { name: 'Move picture 1 later' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Move picture 2 earlier' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move picture 1 earlier' })).toBeFocused()

  await withOptions(page, async () => {
    await page.locator('summary').filter({ hasText: 'Text' }).click()
    await page.getByRole('switch', { name: 'Add text' }).click()
    await page.getByRole('textbox', { name: /^Text/ }).fill('Ẹ káàbọ̀ ₦5,000 🎉')
    await page.locator('summary').filter({ hasText: 'Marketing' }).click()
    await page.getByRole('switch', { name: 'Marketing style' }).click()
    await expect(page.getByLabel(/^Call to action/)).toHaveValue('Shop Now')
    await page.getByLabel(/^Business name/).fill('Ọkafor & Sons')
    await page.getByRole('switch', { name: 'Font after the logo' }).click()
    await page.locator('summary').filter({ hasText: 'Frame and background' }).click()
    await page.getByRole('switch', { name: 'Background' }).click()
    await page.getByRole('combobox', { name: 'Frame' }).selectOption({ label: 'Rounded corners' })
    await expectAccessible(page)
  })
  await expect(page.getByText('No lettering was found in the logo; the font is Inter 700.')).toBeVisible()
  await expect(preview(page)).toHaveAccessibleName('Preview of the animation, 4 frames')

  await reloadAfterWriting(page)
  await expect(preview(page)).toHaveAccessibleName('Preview of the animation, 4 frames')
  expect(await names(page)).toEqual(['red.png', 'portrait.jpg', 'blue.png'])

  await generateButton(page).click()
  await expect(result(page)).toBeVisible({ timeout: 60_000 })
  await expect(result(page)).not.toContainText('(assumed)')
  await page.getByRole('button', { name: 'Start Fresh' }).click()
  await expect(page.getByRole('button', { name: 'Choose pictures' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(order(page)).toHaveCount(3)
})

test('the preview is saved as a video where the browser can', { tag: '@desktop' }, async ({ page }) => {
  await openTool(page, 'gif')
  await upload(page)
  const save = page.getByRole('button', { name: /^Save as video/ })
  await expect(save).toBeEnabled()
  const kind = (await save.textContent())?.includes('MP4') ? 'mp4' : 'webm'
  const saved = page.waitForEvent('download')
  await save.click()
  const download = await saved
  expect(download.suggestedFilename()).toBe(`ufaro-gif-video.${kind}`)

  const video = await readFile(await download.path())
  await page.route(`**/files/clip.${kind}*`, (route) => route.fulfill({ body: video, contentType: `video/${kind}` }))
  await page.route('**/api/creations?*', (route) =>
    route.fulfill({ json: { creations: [creation(`/files/clip.${kind}?exp=1&sig=x`)], next_cursor: null } }),
  )
  await page.goto('/gallery')
  await page.getByRole('button', { name: /^Open Animated GIF/ }).click()
  const viewer = page.getByRole('dialog')
  const shown = viewer.locator('video[aria-label="Animated GIF"]')
  await expect.poll(() => shown.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(512)
  await expect(viewer.getByText('Square')).toBeHidden()
  await expectAccessible(page)
  const again = page.waitForEvent('download')
  await viewer.getByRole('button', { name: 'Download' }).click()
  const viewed = await again
  expect(viewed.suggestedFilename()).toBe(`ufaro-gif-Animated GIF.${kind}`)
  expect((await readFile(await viewed.path())).equals(video)).toBe(true)
})

const creation = (url: string) => ({
  ...{ id: 'c1', runId: 'r1', mode: 'gif', label: 'Animated GIF', engine: 'builtin', url, content: null },
  ...{ width: 512, height: 384, bytes: 1000, created_at: '2026-01-01T10:00:00.000Z' },
})
