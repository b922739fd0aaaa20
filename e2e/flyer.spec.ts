import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { noPicture, paintPng, portrait } from './support/pictures.ts'
import { generateButton, openTool, reloadAfterWriting, withOptions } from './support/studio.ts'

const VARIANTS = ['Professional Business', 'Modern Social Media'] as const
const HOSTILE = '🎉 Ẹ̀bùn <b>ọ̀fẹ́</b> ₦5,000 "}; محمد ɓɗƙ'

const paintLogo = (page: Page) =>
  paintPng(page, 'logo.png', [400, 160], (ctx) => {
    ctx.fillStyle = '#c2410c'
    ctx.fillRect(60, 40, 280, 80)
  })

const preview = (page: Page, variant: string) => page.getByRole('img', { name: `Preview of ${variant}` })
const design = (page: Page, variant: string) => page.getByRole('img', { name: variant, exact: true })

async function fill(page: Page, content: string): Promise<void> {
  await page.getByLabel('Logo', { exact: true }).setInputFiles(await paintLogo(page))
  await expect(preview(page, VARIANTS[0])).toBeVisible()
  await withOptions(page, () => page.getByLabel(/^What it says/).fill(content))
}

test('two designs are made, downloaded as PNG and PDF, and the brand is remembered', async ({ page }) => {
  await openTool(page, 'flyer')
  await expect(page.getByRole('heading', { name: 'Your logo and words, two designs' })).toBeVisible()
  await expectAccessible(page)
  await expect(generateButton(page)).toHaveAccessibleDescription('Please upload a logo for your flyer')
  await page.getByLabel('Logo', { exact: true }).setInputFiles(noPicture('logo.png'))
  await expect(page.getByRole('alert')).toContainText('Please upload a JPEG, PNG, or WebP image for the logo')
  const heavy = { ...portrait, buffer: Buffer.concat([portrait.buffer, Buffer.alloc(5 * 1024 * 1024)]) }
  await page.getByLabel('Logo', { exact: true }).setInputFiles(heavy)
  await expect(page.getByRole('alert')).toContainText('Logo file size must be less than 5MB')

  await fill(page, 'word '.repeat(51))
  await expect(generateButton(page)).toBeDisabled()
  await withOptions(page, async () => {
    await expect(page.getByLabel(/^What it says/)).toHaveAccessibleDescription(/Content must be 50 words or less/)
    await expect(page.getByText('51 / 50 words')).toBeVisible()
    await page.getByLabel(/^What it says/).fill(HOSTILE)
    await page.getByLabel(/^Brand name/).fill('Kafé Ọkafor')
    await page.getByLabel('Main colour as hex code').fill('fef9c3')
    await expect(page.getByText('The main colour is very pale')).toBeVisible()
    await page.getByRole('button', { name: 'Add a contact' }).click()
    await page.getByLabel('Contact 1: what it says').fill('@kafe')
    await expect(page.getByLabel('Contact 1: platform')).toHaveCount(0)
    await page.getByLabel('Contact 1: kind').selectOption('social_media')
    await page.getByLabel('Contact 1: platform').selectOption('tiktok')
    await expectAccessible(page)
  })
  await page.getByLabel('Picture', { exact: true }).setInputFiles(portrait)
  await expectAccessible(page)

  await generateButton(page).click()
  for (const variant of VARIANTS) await expect(design(page, variant)).toBeVisible({ timeout: 60_000 })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectAccessible(page)

  const png = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${VARIANTS[0]}, ` }).click()
  expect((await png).suggestedFilename()).toBe('ufaro-flyer-1-Professional Business.png')
  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${VARIANTS[0]} as PDF` }).click()
  expect((await pdf).suggestedFilename()).toBe('ufaro-flyer-1-Professional Business.pdf')
  expect(readFileSync(await (await pdf).path()).toString('latin1')).toContain('/MediaBox [0 0 595.2 841.92]')

  await page.getByRole('button', { name: 'Start Fresh' }).click()
  await expect(page.getByText('Ready for a new flyer. Your brand and contacts are kept.')).toBeVisible()
  await reloadAfterWriting(page)
  await expect(preview(page, VARIANTS[1])).toBeVisible()
  await withOptions(page, async () => {
    await expect(page.getByLabel(/^What it says/)).toHaveValue('')
    await expect(page.getByText('Your brand and contacts are kept. Change them')).toBeVisible()
    await expect(page.getByLabel(/^Brand name/)).toHaveValue('Kafé Ọkafor')
    await expect(page.getByLabel('Contact 1: what it says')).toHaveValue('@kafe')
    await expect(page.getByRole('button', { name: /^Use #FEF9C3, / })).toBeVisible()
  })
})

test('the logo’s colours are taken, and a text is changed where it stands on the flyer', async ({ page }) => {
  await openTool(page, 'flyer')
  await page.getByRole('button', { name: 'Try with this logo' }).click()
  await expect(preview(page, VARIANTS[0])).toBeVisible()
  await withOptions(page, async () => {
    await expect(page.getByLabel('Main colour as hex code')).toHaveValue('#0F5F47')
    await page.getByLabel('Main colour as hex code').fill('112233')
    await page.getByRole('button', { name: 'Use the logo’s colours' }).click()
    await expect(page.getByLabel('Main colour as hex code')).toHaveValue('#0F5F47')
    await page.getByLabel(/^What it says/).fill('Grand opening!\nCome and taste our coffee.')
  })
  const headline = page.getByRole('button', { name: /^Edit: grand opening/i }).first()
  await expectAccessible(page)
  await headline.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^What it says/ })).toBeFocused()
  // The button must select the headline in the field, so that typing replaces only the headline.
  await page.keyboard.type('Final sale!')
  await expect(page.getByRole('textbox', { name: /^What it says/ })).toHaveValue(
    'Final sale!\nCome and taste our coffee.',
  )
  await expect(page.getByRole('button', { name: /^Edit: final sale/i, includeHidden: true }).first()).toBeAttached()
})

test('a failure says so, gives the credit back and keeps everything', { tag: '@desktop' }, async ({ page }) => {
  await openTool(page, 'flyer')
  await fill(page, 'Big sale')
  await page.route('**/api/flyers/generate', (route) =>
    route.fulfill({ status: 502, json: { error: 'An error occurred. Please try again.', code: 'PROVIDER_FAILED' } }),
  )
  await generateButton(page).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Failed to generate flyer' })
  await expect(notice).toContainText('Your credit came back.')
  await expect(preview(page, VARIANTS[0])).toBeVisible()
  await expectAccessible(page)
})

test('another design is looked at before the run and taken after it, for one credit', async ({ page }) => {
  await openTool(page, 'flyer')
  await fill(page, 'Weekend braids! Knotless and box braids from ₦12,000, hair included.')
  const drawn = () => preview(page, VARIANTS[0]).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const first = await drawn()
  await page.getByRole('button', { name: `Another design: ${VARIANTS[0]}` }).click()
  await expect.poll(drawn).not.toBe(first)
  await expectAccessible(page)

  await generateButton(page).click()
  for (const variant of VARIANTS) await expect(design(page, variant)).toBeVisible({ timeout: 60_000 })
  const shown = () => design(page, VARIANTS[0]).getAttribute('src')
  const before = await shown()
  const answer = page.waitForResponse('**/another-design')
  await page.getByRole('button', { name: `Another design, free: ${VARIANTS[0]}` }).click()
  expect((await answer).status()).toBe(200)
  await expect.poll(shown).not.toBe(before)

  await page.goto('/gallery')
  const name = page.getByRole('listitem').getByText(VARIANTS[0], { exact: true })
  expect(await name.evaluate(({ clientWidth, scrollWidth }) => scrollWidth <= clientWidth)).toBe(true)
})
