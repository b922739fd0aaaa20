import { expect, test } from '@playwright/test'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { expectAccessible } from './support/accessible.ts'
import { startCutLine } from './support/cut-line.ts'
import { enter } from './support/people.ts'
import { choosePhoto, generateButton, openStudio } from './support/studio.ts'

const MB = 1_000_000

/** Noise does not compress, so the photo has more than a megabyte even after resizing. */
const heavyPhoto = async () => ({
  name: 'market.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 2600, height: 2600, channels: 3, background: '#987', noise: { type: 'gaussian', sigma: 50 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer(),
})

test('a photo whose connection breaks during the upload arrives, for at most a tenth more bytes', async ({
  browser,
  baseURL,
}) => {
  const line = await startCutLine(String(baseURL), 0.6 * MB)
  const context = await browser.newContext({ baseURL: line.url, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await enter(page)
    await page.goto('/studio')
    // Block the check of the photo: it would find no face in the noise and ask for a second click.
    await page.route('**/api/uploads/*/check', (route) => route.abort())
    await choosePhoto(page, await heavyPhoto())
    await expect(page.getByText(/^Sending your photo, [\d.]+ MB$/)).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Sending your photo' })).toBeVisible()
    await expectAccessible(page)

    const asked = page.waitForRequest((request) => request.url().endsWith('/api/generate'))
    const arrived = page.waitForResponse(async (got) => {
      return got.request().method() === 'PUT' && got.ok() && (await got.json()).upload !== null
    })
    await generateButton(page).click()
    line.mend()
    const { upload } = await (await arrived).json()
    expect((await asked).postData()).toContain(`upload:${upload.id}`)
    expect(upload.bytes).toBeGreaterThan(MB)
    expect(line.sent()).toBeLessThanOrEqual(upload.bytes * 1.1)
  } finally {
    await context.close()
    await line.close()
  }
})

test('people who save data send less and are shown the small pictures; one switch turns it off', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await openStudio(page)
  const sent = page.waitForResponse((got) => got.url().includes('/api/uploads') && got.request().method() !== 'GET')
  await choosePhoto(page, await heavyPhoto())
  const { width } = (await (await sent).json()).upload
  expect(width).toBe(1600)

  await page.goto('/account')
  const saver = page.getByRole('switch', { name: 'Save data' })
  await expect(saver).toBeChecked()
  await expectAccessible(page)
  await page.getByText('Save data', { exact: true }).click()
  await page.reload()
  await expect(saver).not.toBeChecked()
})
