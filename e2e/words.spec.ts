import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, restfully } from './support/accessible.ts'
import { ADMIN } from './support/global-setup.ts'
import { pressAt, tabTo, typeInto } from './support/keyboard.ts'
import { logIn } from './support/people.ts'
import { noPicture, portrait } from './support/pictures.ts'
import { creditsLeft, generateButton, openTool, reloadAfterWriting } from './support/studio.ts'

const openCopywriter = (page: Page) => openTool(page, 'copywriter')
const text = (page: Page, n: number) => page.getByRole('article', { name: `Text ${n}` })
const words = (page: Page, n: number) => page.getByLabel(`Words of text ${n}`)

async function fillCopy(page: Page): Promise<void> {
  await page.getByLabel('Product description').fill('Hot bread from Ìbàdàn. Baked at dawn!')
  await page.getByLabel('Keywords').fill('soft, aṣọ òkè')
  await page.getByLabel('Keywords').press('Enter')
}

test.describe('marketing copy', () => {
  test('is written in the requested language, changed in place and copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openCopywriter(page)
    await expect(page.getByRole('heading', { name: 'Generate Marketing Copy', level: 2 })).toBeVisible()
    await expectAccessible(page)
    await expect(generateButton(page)).toBeDisabled()
    await expect(generateButton(page)).toHaveAccessibleDescription('Please describe your product')
    const description = page.getByLabel('Product description')
    await description.fill('خبز ساخن')
    await expect(description).toHaveCSS('unicode-bidi', 'plaintext')
    await description.fill('Hot bread')
    await expect(generateButton(page)).toHaveAccessibleDescription('Please add at least one keyword')

    await fillCopy(page)
    await page.getByLabel('Keywords').fill(' SOFT ')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2)
    await page.getByLabel('Product photo', { exact: true }).setInputFiles(noPicture('bread.png'))
    await expect(page.getByRole('alert')).toContainText('bread.png is not a JPEG, PNG, or WebP image.')
    await page.getByLabel('Product photo', { exact: true }).setInputFiles(portrait)
    await expect(page.getByRole('button', { name: 'Remove: Product photo (optional)' })).toBeVisible()
    await page.getByLabel('Language').selectOption('Yoruba')
    await expectAccessible(page)

    await generateButton(page).click()
    await expect(page.getByText('Have a speaker check this')).toBeVisible({ timeout: 60_000 })
    for (const n of [1, 2, 3]) {
      // The writer leaves phrases as typed if it cannot translate them with certainty.
      await expect(words(page, n)).toHaveValue(/(hot bread from|láti) Ìbàdàn/i)
      await expect(words(page, n)).toHaveValue(/rọ̀ dáadáa|soft/i)
      await expect(words(page, n)).toHaveValue(/aṣọ ?òkè/i)
      await expect(words(page, n)).toHaveValue(/[ẹọṣ]/)
      await expect(text(page, n)).toContainText(/WhatsApp status\d+\/700Instagram\d+\/2,200/)
    }
    await expect(page.getByText(/SMS\d+\/70, \d messages/)).toHaveCount(1)
    await expect(text(page, 3)).toContainText(/SMS\d+\/70, \d messages/)
    await expect(page.getByText('How these texts are written')).toBeVisible()
    await restfully(page)
    await expectAccessible(page)

    await words(page, 2).fill('Mine: ẹ ọ ṣ ɓ ɗ ƙ ₦')
    await page.getByRole('button', { name: 'Copy text 2' }).click()
    await expect(text(page, 2).getByRole('button', { name: 'Copied text 2' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Mine: ẹ ọ ṣ ɓ ɗ ƙ ₦')
    await expect(text(page, 2).getByRole('button', { name: 'Copy text 2' })).toBeVisible({ timeout: 4000 })

    await reloadAfterWriting(page)
    await expect(words(page, 2)).toHaveValue('Mine: ẹ ọ ṣ ɓ ɗ ƙ ₦')
    await expect(words(page, 1)).toHaveValue(/(hot bread from|láti) Ìbàdàn/i)
    await page.getByRole('button', { name: 'Back to Images' }).click()
    await expect(page).toHaveURL(/mode=headshot/)
  })

  test('on a phone the texts take the place of the form, which comes back to be changed', async ({ page }) => {
    const isWide = page.viewportSize()!.width >= 1024
    await openCopywriter(page)
    await fillCopy(page)
    const description = page.getByLabel('Product description')
    await expect(page.getByRole('button', { name: 'Show the texts' })).toHaveCount(0)
    await generateButton(page).click()
    await expect(words(page, 1)).toHaveValue(/hot bread/i, { timeout: 60_000 })
    await expect(words(page, 1)).toBeInViewport()
    await expect(description).toBeVisible({ visible: isWide })
    await expect(generateButton(page)).toBeVisible()
    if (isWide) return expect(page.getByRole('button', { name: 'Change request' })).toHaveCount(0)

    await expect(page.getByRole('heading', { name: 'Generate Marketing Copy' })).toBeInViewport()
    await page.setViewportSize({ width: 320, height: 740 })
    const price = generateButton(page).getByText(/^1 credit, \d+ left$/)
    expect(await price.evaluate((span) => span.getClientRects().length)).toBe(1)
    expect((await price.boundingBox())!.height).toBeLessThan(24)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Change request' }).click()
    await expect(description).toHaveValue(/^Hot bread/)
    await expect(words(page, 1)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show the texts' }).click()
    await expect(words(page, 1)).toHaveValue(/hot bread/i)
    await page.getByRole('button', { name: 'Change request' }).click()
    await description.fill('Cold water')
    await generateButton(page).click()
    await expect(words(page, 1)).toHaveValue(/cold water/i, { timeout: 60_000 })
    await expect(description).toHaveCount(0)
  })

  test('a photo fills in the description by itself, but only while it is empty', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openCopywriter(page)
    const description = page.getByLabel('Product description')
    const photo = page.getByLabel('Product photo', { exact: true })
    const toggle = page.getByRole('switch', { name: 'Auto-extract description' })
    await expect(toggle).toBeChecked()
    const keywords = page.getByLabel('Keywords')
    for (const letter of 'abcde') {
      await keywords.fill(letter.repeat(100))
      await keywords.press('Enter')
    }
    await expect(keywords).toHaveAccessibleDescription(/Please keep to 500 characters/)
    await expect(page.getByRole('button', { name: /^Remove [a-e]/ })).toHaveCount(4)
    await photo.setInputFiles(portrait)
    await expect(description).toHaveValue(/^Measured from the picture: /, { timeout: 60_000 })

    await description.fill('My own words')
    // The form names 10MB as the limit but accepts larger photos, because it scales photos down before it sends them.
    const large = Buffer.concat([portrait.buffer, Buffer.alloc(10 * 1024 * 1024)])
    await photo.setInputFiles({ ...portrait, name: 'another.jpg', buffer: large })
    await expect(page.getByText('another.jpg', { exact: true })).toBeVisible()
    await expect(page.getByText('Reading your photo…')).toHaveCount(0)
    await expect(description).toHaveValue('My own words')

    await toggle.click()
    await description.fill('')
    await page.getByRole('button', { name: 'Remove: Product photo (optional)' }).click()
    let asked = 0
    await page.route('**/api/extract-image-description', (route) => {
      asked += 1
      return route.fulfill({
        status: 429,
        json: { error: 'Too many attempts. Please wait a little and try again.', code: 'RATE_LIMITED' },
      })
    })
    await photo.setInputFiles({ ...portrait, name: 'third.jpg' })
    await expect(page.getByText('third.jpg')).toBeVisible()
    expect(asked).toBe(0)
    await toggle.click()
    await expect(page.getByText('Too many attempts. Please wait a little and try again.')).toBeVisible()
    expect(asked).toBe(1)
    await expectAccessible(page)
  })

  test('one text is written again by a run of its own, and the others stay', { tag: '@desktop' }, async ({ page }) => {
    await logIn(page, ADMIN)
    await expect(page).toHaveURL(/admin/)
    await page.goto('/studio?mode=copywriter')
    await fillCopy(page)
    await generateButton(page).click()
    await expect(words(page, 3)).toHaveValue(/hot bread/i, { timeout: 60_000 })
    await words(page, 1).fill('mine')
    const old = await words(page, 2).inputValue()
    await page.getByRole('button', { name: 'Write text 2 again · 1 credit' }).click()
    await expect(words(page, 2)).not.toHaveValue(old, { timeout: 60_000 })
    await expect(words(page, 2)).toHaveValue(/hot bread/i)
    await expect(words(page, 1)).toHaveValue('mine')
  })

  test('the keyboard alone does the whole job', { tag: '@keyboard' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openCopywriter(page)
    const choosing = page.waitForEvent('filechooser')
    await pressAt(page, page.getByRole('button', { name: 'Choose', exact: true }))
    await (await choosing).setFiles(portrait)
    await expect(page.getByLabel('Product description')).toHaveValue(/^Measured from the picture: /, {
      timeout: 60_000,
    })
    await pressAt(page, page.getByRole('switch', { name: 'Auto-extract description' }), 'Space')
    await typeInto(page, page.getByLabel('Product description'), 'Hot bread')
    await typeInto(page, page.getByLabel('Keywords'), 'soft')
    await page.keyboard.press('Enter')
    await page.keyboard.type('warm')
    await page.keyboard.press('Enter')
    await pressAt(page, page.getByRole('button', { name: 'Remove warm' }))
    await expect(page.getByRole('button', { name: /^Remove (soft|warm)/ })).toHaveCount(1)
    await tabTo(page, page.getByLabel('Language'))
    await page.keyboard.type('Hau')
    await expect(page.getByLabel('Language')).toHaveValue('Hausa')
    await pressAt(page, generateButton(page))

    await expect(words(page, 3)).toHaveValue(/burodi mai zafi/i, { timeout: 60_000 })
    await typeInto(page, words(page, 1), 'Mine: ɓ ɗ ƙ')
    await pressAt(page, page.getByRole('button', { name: 'Copy text 1' }))
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Mine: ɓ ɗ ƙ')
    const old = await words(page, 2).inputValue()
    await pressAt(page, page.getByRole('button', { name: 'Write text 2 again · 1 credit' }))
    await expect(words(page, 2)).not.toHaveValue(old, { timeout: 60_000 })
    await pressAt(page, page.getByRole('button', { name: 'Back to Images' }))
    await expect(page).toHaveURL(/mode=headshot/)
  })

  test('a failure is said in the sentence of the catalogue, and the credit comes back', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openCopywriter(page)
    await fillCopy(page)
    const before = await creditsLeft(page)
    await page.route('**/api/copy', (route) =>
      route.fulfill({
        status: 502,
        json: { error: 'An error occurred. Please try again.', code: 'PROVIDER_FAILED', refunded: true },
      }),
    )
    await generateButton(page).click()
    const notice = page.getByRole('alert').filter({ hasText: 'An Error Occurred' })
    await expect(notice).toContainText('An error occurred. Please try again.')
    await expect(notice).toContainText('Your credit came back.')
    await expect.poll(() => creditsLeft(page)).toBe(before)
    await restfully(page)
    await expectAccessible(page)
    await page.unroute('**/api/copy')
    await generateButton(page).click()
    await expect(words(page, 1)).toHaveValue(/hot bread/i, { timeout: 60_000 })
  })
})
