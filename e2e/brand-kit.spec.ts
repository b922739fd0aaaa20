import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { layersGone } from './support/history.ts'
import { noPicture, paintPng } from './support/pictures.ts'
import { openStudio, withOptions } from './support/studio.ts'

const NAME = 'Ilé Ọṣọ́ Ọ̀nà'
const save = (page: Page) => page.getByRole('button', { name: 'Save brand kit' }).click()
const filled = (page: Page) => expect(page.getByText('Filled in from your brand kit.')).toBeVisible()

async function openKit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Brand kit' }).click()
  await expect(page.getByRole('heading', { name: 'Brand kit', level: 1 })).toBeVisible()
}

async function fillKit(page: Page): Promise<void> {
  const logo = await paintPng(page, 'logo.png', [240, 240], (ctx) => {
    ctx.fillStyle = '#0b3d2e'
    ctx.arc(120, 120, 110, 0, 7)
    ctx.fill()
  })
  await page.getByLabel('Logo', { exact: true }).setInputFiles(logo)
  await expect(page.getByText('logo.png')).toBeVisible()
  await page.getByLabel('Brand name').fill(NAME)
  await page.getByLabel('Tagline').fill('Woven since 1998')
  await page.getByLabel('Audience').fill('Families in Lagos')
  await page.getByLabel('Voice').fill('Warm, plain words')
  await page.getByLabel('Main colour as hex code').fill('0B3D2E')
  await page.getByRole('button', { name: 'Add a contact' }).click()
  await page.getByLabel('Contact 1: kind').selectOption('website')
  await page.getByLabel('Contact 1: what it says').fill('ileoso.ng')
}

async function useKit(page: Page, mode: string, check: () => Promise<void>): Promise<void> {
  await layersGone(page)
  await page.goto(`/studio?mode=${mode}`)
  await withOptions(page, async () => {
    await page.getByRole('button', { name: 'Use brand kit' }).click()
    await check()
  })
}

test.describe('brand kit', () => {
  test('is kept, shown again after a reload, and changed piece by piece', async ({ page }) => {
    await openStudio(page)
    await openKit(page)
    await page.getByLabel('Logo', { exact: true }).setInputFiles(noPicture('logo.png'))
    await expect(page.getByRole('alert')).toContainText('Please upload a JPEG, PNG, or WebP image for the logo')
    await page.getByLabel('Main colour as hex code').fill('greenish')
    await expect(page.getByText('Please enter a colour such as #3B82F6')).toBeVisible()
    await fillKit(page)
    await expectAccessible(page)
    await save(page)
    await expect(page.getByText('Brand kit saved.')).toBeVisible()

    await page.reload()
    await expect(page.getByLabel('Brand name')).toHaveValue(NAME)
    await expect(page.getByLabel('Main colour as hex code')).toHaveValue('#0B3D2E')
    await expect(page.getByLabel('Contact 1: what it says')).toHaveValue('ileoso.ng')
    await page.getByRole('button', { name: 'Remove the logo' }).click()
    await page.getByLabel('Tagline').fill('')
    await save(page)
    await expect(page.getByText('Brand kit saved.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Brand name')).toHaveValue(NAME)
    await expect(page.getByLabel('Tagline')).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Remove the logo' })).toHaveCount(0)
  })

  test('that could not be saved says why and loses nothing', { tag: '@desktop' }, async ({ page }) => {
    await openStudio(page)
    await openKit(page)
    await fillKit(page)
    const sentence = 'We are very busy at the moment. Please try again in a few seconds.'
    await page.route('**/api/brand-kit', (route) =>
      route.fulfill({ status: 503, json: { error: sentence, code: 'OVERLOADED' } }),
    )
    await save(page)
    await expect(page.getByRole('alert').filter({ hasText: 'The brand kit was not saved' })).toContainText(sentence)
    await page.unroute('**/api/brand-kit')
    await save(page)
    await expect(page.getByText('Brand kit saved.')).toBeVisible()
  })

  test('fills every tool that can use it, and only what it has', async ({ page }) => {
    await openStudio(page)
    await useKit(page, 'mockup', () =>
      expect(page.getByText('Your brand kit has nothing for this tool yet.')).toBeVisible(),
    )
    await layersGone(page)
    await page.goto('/brand-kit')
    await fillKit(page)
    await save(page)
    await expect(page.getByText('Brand kit saved.')).toBeVisible()

    await useKit(page, 'flyer', async () => {
      await filled(page)
      await expect(page.getByLabel('Brand name')).toHaveValue(NAME)
      await expect(page.getByLabel('Main colour as hex code')).toHaveValue('#0B3D2E')
      await expect(page.getByLabel('Contact 1: what it says')).toHaveValue('ileoso.ng')
      await expect(page.getByText('Brand logo').first()).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByLabel('Brand name')).toHaveValue('')
    })

    await useKit(page, 'mockup', async () => {
      await filled(page)
      await expect(page.getByText('Brand logo').first()).toBeVisible()
    })

    await useKit(page, 'gif', async () => {
      await filled(page)
      await page.getByText('Marketing', { exact: true }).click()
      await expect(page.getByLabel('Business name')).toHaveValue(NAME)
      await expect(page.getByLabel('Tagline')).toHaveValue('Woven since 1998')
      await expect(page.getByLabel('Website')).toHaveValue('ileoso.ng')
    })

    await useKit(page, 'certificates', async () => {
      await filled(page)
      await expect(page.getByLabel('Colour', { exact: true })).toHaveValue('#0b3d2e')
      await page.getByRole('switch', { name: 'QR code to verify' }).click()
      await expect(page.getByLabel('Issued by')).toHaveValue(NAME)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByLabel('Colour', { exact: true })).toHaveValue('#000000')
      await expect(page.getByLabel('Issued by')).toHaveValue('')
    })

    await useKit(page, 'copywriter', async () => {
      await filled(page)
      await expect(page.getByLabel('Brand name')).toHaveValue(NAME)
      await expect(page.getByLabel('Brand voice')).toHaveValue('Warm, plain words')
      await expect(page.getByLabel('Audience')).toHaveValue('Families')
    })

    await useKit(page, 'content_script', async () => {
      await filled(page)
      await expect(page.getByLabel('Brand name')).toHaveValue(NAME)
      await expect(page.getByLabel('Brand voice')).toHaveValue('Warm, plain words')
      await expect(page.getByLabel('Target audience')).toHaveValue('Families in Lagos')
      await expectAccessible(page)
    })
  })
})
