import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { DEFAULT_THEME } from '@ufaro/contract/default-theme.ts'
import { expectAccessible } from './support/accessible.ts'
import { ADMIN } from './support/global-setup.ts'
import { enter } from './support/people.ts'
import { bearer, openStudio } from './support/studio.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Theme settings' })
const modal = (page: Page) => page.getByRole('dialog', { name: 'Theme settings' })
const hexField = (page: Page) => modal(page).getByRole('textbox', { name: 'Accent colour', exact: true })
const accentOf = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--accent') || '(none)')
const themeFile = (value: unknown) => ({
  name: 'brand.theme.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
})

async function accentOfVisitor(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage()
  await page.goto(new URL('/login', url).href)
  await expect.poll(() => accentOf(page)).not.toBe('(none)')
  const accent = await accentOf(page)
  await page.close()
  return accent
}

test('people without rights are not offered the tool, and the server would refuse them', { tag: '@desktop' }, async ({
  page,
}) => {
  await openStudio(page)
  await expect(opener(page)).toHaveCount(0)
  const headers = await bearer(page)
  expect((await page.request.put('/api/admin/theme', { headers, data: DEFAULT_THEME })).status()).toBe(403)
})

test('an admin previews a theme, applies it to everybody, exports it and resets it', async ({ page, browser }) => {
  await enter(page, ADMIN)
  await page.goto('/admin')
  await opener(page).click()
  await expect(modal(page)).toBeVisible()
  await expectAccessible(page)

  await hexField(page).fill('#zzzzzz')
  await expect(modal(page)).toContainText('Please enter a colour such as #3b82f6')
  await hexField(page).fill('#ffe14d')
  await expect(modal(page)).toContainText('This colour is faint on white.')
  expect(await accentOf(page)).toBe('#ffe14d')
  await page.keyboard.press('Escape')
  await expect(modal(page)).toHaveCount(0)
  expect(await accentOf(page)).toBe(DEFAULT_THEME.accentColor)

  await opener(page).click()
  const upload = modal(page).getByLabel('Upload a theme file, or drop it here')
  await expect(upload).toHaveAttribute('accept', '.json')
  await upload.setInputFiles(themeFile({ theme: { accentColor: '#000000' } }))
  await expect(modal(page).getByRole('alert')).toHaveText('Failed to parse theme file: Invalid theme file format')
  await upload.setInputFiles(themeFile({ theme: { ...DEFAULT_THEME, accentColor: '#0f8a5f' } }))
  await expect(modal(page).getByText('Theme applied successfully!')).toBeVisible()
  await expect(modal(page).getByText('Theme applied successfully!')).toHaveCount(0, { timeout: 6000 })
  expect(await accentOfVisitor(browser, page.url())).toBe('#0f8a5f')

  await modal(page).getByLabel('Primary font').selectOption('Georgia')
  await modal(page).getByLabel('Heading font').selectOption('System UI')
  await hexField(page).fill('#7c3aed')
  await modal(page).getByRole('button', { name: 'Apply to everybody' }).click()
  await expect(modal(page).getByText('Theme applied successfully!')).toBeVisible()
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    modal(page).getByRole('button', { name: 'Export Theme' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('ufaro-theme-style.theme.json')
  await expect(modal(page).getByText('Theme exported successfully!')).toBeVisible()
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    version: '1.0',
    name: 'ufaro-theme-style',
    theme: { primaryFont: 'Georgia', headingFont: 'system-ui', accentColor: '#7c3aed' },
  })

  await modal(page).getByRole('button', { name: 'Reset to Default' }).click()
  await expect(modal(page).getByText('Reset to environment theme!')).toBeVisible()
  expect(await accentOfVisitor(browser, page.url())).toBe(DEFAULT_THEME.accentColor)
})
