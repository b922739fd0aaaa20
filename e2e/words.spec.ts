import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { ADMIN } from './support/global-setup.ts'
import { layersGone } from './support/history.ts'
import { pressAt, tabTo, typeInto } from './support/keyboard.ts'
import { logIn } from './support/people.ts'
import { noPicture, portrait } from './support/pictures.ts'
import { creditsLeft, generateButton, holdLiveUpdates, openTool, reloadAfterWriting } from './support/studio.ts'

const openCopywriter = (page: Page) => openTool(page, 'copywriter')
const text = (page: Page, n: number) => page.getByRole('article', { name: `Text ${n}` })
const words = (page: Page, n: number) => page.getByLabel(`Words of text ${n}`)

/**
 * Waits until no toast is shown and scrolls to the top, because a target half under the header would count as too
 * small.
 */
async function restfully(page: Page): Promise<void> {
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 0))
}

async function fillCopy(page: Page): Promise<void> {
  await page.getByLabel('Product description').fill('Hot bread from Ìbàdàn. Baked at dawn!')
  await page.getByLabel('Keywords').fill('soft, aṣọ òkè')
  await page.getByLabel('Keywords').press('Enter')
}

test.describe('marketing copy', () => {
  test('is written in the language that was asked for, changed in place and copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openCopywriter(page)
    await expect(page.getByRole('heading', { name: 'Generate Marketing Copy', level: 2 })).toBeVisible()
    await expectAccessible(page)
    await expect(generateButton(page)).toBeDisabled()
    await expect(generateButton(page)).toHaveAccessibleDescription('Please describe your product')
    await page.getByLabel('Product description').fill('Hot bread')
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
      // The writer leaves phrases as typed if it cannot translate them with certainty, so both versions are right.
      await expect(words(page, n)).toHaveValue(/hot bread (from|láti) Ìbàdàn/i)
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
    await expect(words(page, 1)).toHaveValue(/hot bread/i)
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

  test('a photo is read into the description by itself, but only while there is none', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openCopywriter(page)
    const description = page.getByLabel('Product description')
    const photo = page.getByLabel('Product photo', { exact: true })
    const toggle = page.getByRole('switch', { name: 'Auto-extract description' })
    await expect(toggle).toBeChecked()
    await photo.setInputFiles(portrait)
    await expect(description).toHaveValue(/^Measured from the picture: /)

    await description.fill('My own words')
    await photo.setInputFiles({ ...portrait, name: 'another.jpg' })
    await expect(page.getByText('another.jpg')).toBeVisible()
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
    await expect(page.getByLabel('Product description')).toHaveValue(/^Measured from the picture: /)
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

    await expect(words(page, 3)).toHaveValue(/hot bread/i, { timeout: 60_000 })
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

test.describe('content scripts', () => {
  const option = (page: Page, title: string) => page.getByRole('article', { name: title })
  const more = (page: Page) => page.locator('summary').filter({ hasText: 'More' })

  async function fillScript(page: Page): Promise<void> {
    await page.getByLabel('Brand name').fill('Adé & Sons')
    await page.getByLabel('Target audience').fill('busy parents')
    await page.getByLabel('Brand or product description').fill('Hot bread from Ìbàdàn. Baked at dawn!')
  }

  test('three are written, paged through, changed, spoken and saved', async ({ page }) => {
    await openTool(page, 'content_script')
    await expect(page.getByRole('heading', { name: 'Content Script', level: 2 })).toBeVisible()
    await expectAccessible(page)
    await expect(generateButton(page)).toHaveAccessibleDescription('Please enter your brand name')
    await fillScript(page)
    await more(page).click()
    for (const name of ['Humor', 'Local References']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
    }
    await page.getByLabel('Language').selectOption('Hausa')
    await page.getByLabel('Characters').selectOption('two')
    await page.getByLabel('Duration').fill('60 seconds')

    await generateButton(page).click()
    await expect(page.getByText('Option 1 of 3')).toBeVisible({ timeout: 60_000 })
    const first = option(page, 'Creative Approach')
    await expect(first.getByText(/hot bread (from|daga) Ìbàdàn/i).first()).toBeVisible()
    // Expect three scenes, and the heading of the list of shots.
    await expect(first.locator('[data-kind=scene]')).toHaveCount(4)
    await expect(first.locator('[data-kind=action]').first()).toBeVisible()
    await expect(first.locator('[data-kind=speaker] strong').first()).toHaveText(/^\p{Lu}+:$/u)
    await expect(first.getByText(/^About (\d+ min )?\d+ s to say$/)).toBeVisible()
    await expect(page.getByText('Have a speaker check this')).toBeVisible()
    await restfully(page)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Next option' }).click()
    await expect(option(page, 'Professional Style')).toBeVisible()
    await page.getByRole('button', { name: 'Next option' }).press('Enter')
    await expect(option(page, 'Dynamic Format')).toBeVisible()
    await page.getByRole('button', { name: 'Next option' }).click()
    await expect(page.getByText('Option 1 of 3')).toBeVisible()
    await page.getByRole('button', { name: 'Previous option' }).click()
    await expect(page.getByText('Option 3 of 3')).toBeVisible()

    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const words = 'ẹ o\u0329 ṣ ɓ ɗ ƙ ₦500'
    await page.getByLabel('Script, Dynamic Format').fill(`[Wuri]\n(A tsaya.)\nAMINA: ${words}\nƘarshe.`)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(option(page, 'Dynamic Format').getByRole('listitem')).toHaveCount(4)

    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as PDF' }).click(),
    ])
    expect(pdf.suggestedFilename()).toBe('ufaro-adé-sons-dynamic-format.pdf')
    const paper = (await readFile(await pdf.path())).toString('latin1')
    expect(paper.slice(0, 5)).toBe('%PDF-')
    for (const letter of 'ẹọṣɓɗƙ₦') {
      expect(paper).toContain(`<${letter.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}>`)
    }
    // The PDF must have letters with a dot below instead of the typed line below (U+0329), which the fonts cannot
    // position.
    expect(paper).not.toContain('<0329>')
    const [text] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as Text' }).click(),
    ])
    expect(await readFile(await text.path(), 'utf8')).toBe(
      `Adé & Sons\nDynamic Format\n\n[Wuri]\n(A tsaya.)\nAMINA: ${words}\nƘarshe.\n`,
    )

    await page.getByRole('button', { name: 'Teleprompter' }).click()
    const dialog = page.getByRole('dialog', { name: 'Teleprompter: Dynamic Format' })
    await expect(dialog.getByText(words)).toBeVisible()
    await expectAccessible(page)
    const place = () => dialog.getByRole('region', { name: 'What to say' }).evaluate((element) => element.scrollTop)
    expect(await place()).toBe(0)
    await dialog.getByRole('button', { name: 'Start' }).click()
    await expect.poll(place).toBeGreaterThan(10)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    // Hold the event stream back, because it would bring the real plan.
    await holdLiveUpdates(page)
    await page.route('**/api/user/plan', async (route) => {
      const answer = await route.fetch()
      const plan = await answer.json()
      await route.fulfill({
        response: answer,
        json: { ...plan, credits_breakdown: { ...plan.credits_breakdown, content_script: 0 } },
      })
    })
    // Mark the plan as outdated, because it is refetched at most every 30 seconds.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('ufaro-session') ?? '{}')
      kept.state.lastRefresh = 0
      localStorage.setItem('ufaro-session', JSON.stringify(kept))
    })
    await layersGone(page)
    await page.reload()
    await expect(page.getByText('Option 1 of 3')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the form' }).click()
    await expect(page.getByLabel('Brand name')).toHaveValue('Adé & Sons')
    await expect(page.getByText('No content script credits remaining')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get credits' })).toBeVisible()
    await page.getByRole('button', { name: 'Show the scripts' }).click()
    await expect(page.getByText('Option 1 of 3')).toBeVisible()
  })

  test('the keyboard alone does the whole job', { tag: '@keyboard' }, async ({ page }) => {
    await openTool(page, 'content_script')
    await typeInto(page, page.getByLabel('Brand name'), 'Adé & Sons')
    await typeInto(page, page.getByLabel('Target audience'), 'busy parents')
    await typeInto(page, page.getByLabel('Brand or product description'), 'Hot bread')
    await pressAt(page, more(page))
    await pressAt(page, page.getByRole('button', { name: 'Humor', exact: true }), 'Space')
    await expect(page.getByRole('button', { name: 'Humor', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await pressAt(page, generateButton(page))
    await expect(page.getByText('Option 1 of 3')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('heading', { name: 'Creative Approach' })).toBeVisible()

    await pressAt(page, page.getByRole('button', { name: 'Next option' }))
    await page.keyboard.press('Enter')
    await expect(option(page, 'Dynamic Format')).toBeVisible()
    await pressAt(page, page.getByRole('button', { name: 'Edit', exact: true }))
    await typeInto(page, page.getByLabel('Script, Dynamic Format'), 'Mine alone.')
    await pressAt(page, page.getByRole('button', { name: 'Done' }))
    await expect(option(page, 'Dynamic Format').getByRole('listitem')).toHaveText(/Mine alone\./)

    await pressAt(page, page.getByRole('button', { name: 'Teleprompter' }))
    const dialog = page.getByRole('dialog', { name: 'Teleprompter: Dynamic Format' })
    await pressAt(page, dialog.getByRole('button', { name: 'Start' }))
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    const saved = page.waitForEvent('download')
    await pressAt(page, page.getByRole('button', { name: 'Save as Text' }))
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('Mine alone.')
  })

  test('a failure is said in the sentence of the catalogue, and what was filled in stays', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openTool(page, 'content_script')
    await fillScript(page)
    await page.route('**/api/content-scripts', (route) =>
      route.fulfill({
        status: 502,
        json: { error: 'An error occurred. Please try again.', code: 'PROVIDER_FAILED', refunded: true },
      }),
    )
    await generateButton(page).click()
    const notice = page.getByRole('alert').filter({ hasText: 'An Error Occurred' })
    await expect(notice).toContainText('An error occurred. Please try again.')
    await expect(notice).toContainText('Your credit came back.')
    await expect(page.getByLabel('Brand name')).toHaveValue('Adé & Sons')
    await page.unroute('**/api/content-scripts')
    await generateButton(page).click()
    await expect(page.getByText('Option 1 of 3')).toBeVisible({ timeout: 60_000 })
  })
})
