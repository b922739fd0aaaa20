import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { layersGone } from './support/history.ts'
import { portrait } from './support/pictures.ts'
import {
  bearer,
  card,
  generateButton,
  makeLooks,
  openStudio,
  openTool,
  reloadAfterWriting,
  withOptions,
} from './support/studio.ts'

test.describe('make again with these settings', () => {
  const again = { name: 'Make again with these settings' }

  test('is not offered where a tool cannot: a batch of certificates', { tag: '@desktop' }, async ({ page }) => {
    await openTool(page, 'certificates')
    const headers = await bearer(page)
    const data = { templateImage: `data:image/jpeg;base64,${portrait.buffer.toString('base64')}`, names: ['Ada'] }
    expect((await page.request.post('/api/certificates', { headers, data })).status()).toBe(202)
    await expect(async () => {
      const { creations } = await (await page.request.get('/api/creations', { headers })).json()
      expect(creations).toHaveLength(1)
    }).toPass({ timeout: 30_000 })
    await page.goto('/gallery')
    await page.getByRole('button', { name: /^Open / }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('button', again)).toHaveCount(0)
  })

  test('opens the tool as it was: the words, the choices and the photo', async ({ page }) => {
    await openTool(page, 'dp')
    await page.getByLabel('Photo', { exact: true }).setInputFiles(portrait)
    await withOptions(page, async () => {
      await page.getByText('Sticker Outline').click()
      await page.getByLabel('Description').fill('Teal, soft')
    })
    await generateButton(page).click()
    await expect(page.getByText('1 of 1 ready')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Start Fresh' }).click()
    await expect(page.getByRole('heading', { name: /^One photo, a profile picture/ })).toBeVisible()

    await page.goto('/gallery')
    await page.getByRole('button', { name: /^Open / }).click()
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByRole('button', again)).toBeVisible()
    await expectAccessible(page)
    await viewer.getByRole('button', again).click()
    await expect(page).toHaveURL(/mode=dp/)
    await expect(page.getByText('Everything is as it was. Change what you like.')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Your photo/ })).toBeVisible()
    await withOptions(page, async () => {
      await expect(page.getByRole('radio', { name: 'Sticker Outline' })).toBeChecked()
      await expect(page.getByLabel('Description')).toHaveValue('Teal, soft')
    })
    await expect(generateButton(page)).toBeEnabled()
    await reloadAfterWriting(page)
    await expect(page.getByRole('img', { name: /^Your photo/ })).toBeVisible()
  })

  test('brings every picture of an animation back', { tag: '@desktop' }, async ({ page }) => {
    await openTool(page, 'gif')
    const headers = await bearer(page)
    const picture = `data:image/jpeg;base64,${portrait.buffer.toString('base64')}`
    const data = { images: [picture, picture, picture], settings: { duration: 1, textContent: 'Three of us' } }
    expect((await page.request.post('/api/gif', { headers, data })).status()).toBe(200)
    await page.goto('/gallery')
    await page.getByRole('button', { name: /^Open / }).click()
    await page.getByRole('dialog').getByRole('button', again).click()
    await expect(page.getByText('Everything is as it was. Change what you like.')).toBeVisible()
    const order = page.getByRole('region', { name: 'Order of the pictures' }).getByRole('listitem')
    await expect(order).toHaveCount(3)
    await expect(generateButton(page)).toBeEnabled()
  })

  test('brings texts back too', { tag: '@desktop' }, async ({ page }) => {
    await openTool(page, 'copywriter')
    const headers = await bearer(page)
    const data = { productDescription: 'Hot bread from Ìbàdàn', keywords: 'soft, warm', audience: 'Families' }
    expect((await page.request.post('/api/copy', { headers, data })).status()).toBe(200)
    await page.goto('/gallery')
    await page.getByRole('button', { name: /^Open / }).click()
    await page.getByRole('dialog').getByRole('button', again).click()
    await expect(page.getByLabel('Product description')).toHaveValue('Hot bread from Ìbàdàn')
    await expect(page.getByRole('button', { name: /^Remove (?:soft|warm)/ })).toHaveCount(2)
    await expect(page.getByLabel('Audience')).toHaveValue('Families')
  })
})

test.describe('use in another tool', () => {
  test('a look goes from its card, from the viewer and from the gallery, and lands as the input', async ({ page }) => {
    await openStudio(page)
    await makeLooks(page)
    await card(page, 'Look 1').getByRole('button', { name: 'View Look 1' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Use Look 1 in…' }).click()
    await expect(page.getByRole('button', { name: /as the guest photo$/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Events as the guest photo$/ }).click()
    await expect(page).toHaveURL(/mode=events/)
    await expect(page.getByText('Brought along as the guest photo.')).toBeVisible()
    await withOptions(page, () => expect(page.getByText('ufaro-headshot-1-Look 1.jpg').first()).toBeVisible())
    await reloadAfterWriting(page)
    await withOptions(page, () => expect(page.getByText('ufaro-headshot-1-Look 1.jpg').first()).toBeVisible())

    await layersGone(page)
    await page.goto('/gallery')
    await page
      .getByRole('button', { name: /^Open Look 2/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Use Look 2 in…' }).click()
    await page.getByRole('button', { name: /as the item photo$/ }).click()
    await expect(page).toHaveURL(/mode=mockup/)
    await withOptions(page, () => expect(page.getByText('ufaro-headshot-Look 2.jpg').first()).toBeVisible())

    await page.goto('/gallery')
    await page
      .getByRole('button', { name: /^Open Look 3/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Use Look 3 in…' }).click()
    await page.getByRole('button', { name: 'Certificates as the template' }).click()
    await expect(page).toHaveURL(/mode=certificates/)
    await expect(page.getByRole('img', { name: /^Preview of the certificate/ })).toBeVisible()
    await withOptions(page, () => expect(page.getByText('ufaro-headshot-Look 3.jpg').first()).toBeVisible())
  })

  test('a text goes from its card and from the gallery', { tag: '@desktop' }, async ({ page }) => {
    await openTool(page, 'copywriter')
    await page.getByLabel('Product description').fill('Hot bread from Ìbàdàn. Baked at dawn!')
    await page.getByLabel('Keywords').fill('soft')
    await page.getByLabel('Keywords').press('Enter')
    await generateButton(page).click()
    await expect(page.getByLabel('Words of text 3')).toHaveValue(/hot bread/i, { timeout: 60_000 })
    const short = await page.getByLabel('Words of text 3').inputValue()
    await page.getByRole('button', { name: 'Use text 3 in…' }).click()
    await page.getByRole('button', { name: /as the content$/ }).click()
    await expect(page).toHaveURL(/mode=flyer/)
    await withOptions(page, () =>
      expect(page.getByLabel('What it says', { exact: true })).toHaveValue(short.replaceAll('\n\n', '\n')),
    )

    await page.goto('/gallery')
    await page
      .getByRole('button', { name: /^Open / })
      .first()
      .click()
    const texts = page.getByRole('dialog')
    await expect(texts).toContainText(/hot bread/i)
    await expectAccessible(page)
    await texts.getByRole('button', { name: /in…$/ }).first().click()
    await page.getByRole('button', { name: /^Content Script as the description$/ }).click()
    await expect(page).toHaveURL(/mode=content_script/)
    await expect(page.getByLabel('Brand or product description')).toHaveValue(/hot bread/i)

    await page.goto('/studio?mode=copywriter')
    await page.getByLabel('Words of text 3').fill(`Baking by hand. ${short} ${short}`)
    await page.getByRole('button', { name: 'Use text 3 in…' }).click()
    await page.getByRole('button', { name: 'Certificates as the title' }).click()
    await expect(page).toHaveURL(/mode=certificates/)
    await withOptions(page, async () => {
      await expect(page.getByRole('switch', { name: 'QR code to verify' })).toBeChecked()
      await expect(page.getByLabel('What it certifies')).toHaveValue(/^Baking by hand\./)
    })
  })
})
