import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, restfully } from './support/accessible.ts'
import { layersGone } from './support/history.ts'
import { pressAt, typeInto } from './support/keyboard.ts'
import { generateButton, holdLiveUpdates, openTool } from './support/studio.ts'

test.describe('content scripts', () => {
  const option = (page: Page, title: string) => page.getByRole('article', { name: title })
  const more = (page: Page) => page.locator('summary').filter({ hasText: 'More' })

  async function fillScript(page: Page): Promise<void> {
    await page.getByLabel('Brand name').fill('Adé & Sons')
    await page.getByLabel('Target audience').fill('busy parents')
    await page.getByLabel('Brand or product description').fill('Hot bread from Ìbàdàn. Baked at dawn!')
  }

  test('three scripts are written, paged through, changed, spoken and saved', async ({ page }) => {
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
    await expect(first.getByText(/(hot bread from|daga) Ìbàdàn/i).first()).toBeVisible()
    // Besides the three scenes, the heading of the list of shots is marked as a scene.
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
    // The PDF must have letters with a dot below instead of a combining line (U+0329), which its fonts cannot position.
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

    // Hold the event stream, which would replace the faked plan below by the real one.
    await holdLiveUpdates(page)
    await page.route('**/api/user/plan', async (route) => {
      const answer = await route.fetch()
      const plan = await answer.json()
      await route.fulfill({
        response: answer,
        json: { ...plan, credits_breakdown: { ...plan.credits_breakdown, content_script: 0 } },
      })
    })
    // Mark the stored plan as outdated, because the app fetches the plan at most every 30 seconds.
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
