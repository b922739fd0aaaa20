import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { openTool, reloadAfterWriting, withOptions } from './support/studio.ts'

const REASON = 'Please say what the certificates certify.'

const size = (page: Page) => page.getByLabel('Size, in pixels')
const title = (page: Page) => page.getByLabel('What it certifies')

test('fields refuse what is out of bounds, say why a value is missing, and keep what was chosen', async ({ page }) => {
  await openTool(page, 'certificates')
  await withOptions(page, async () => {
    await size(page).fill('3')
    await size(page).blur()
    await expect(size(page)).toHaveValue('80')
    await size(page).fill('12.5')
    await size(page).blur()
    await expect(size(page)).toHaveValue('80')

    await expect(title(page)).toBeHidden()
    await page.getByRole('switch', { name: 'QR code to verify' }).click()
    await expect(title(page)).toHaveAccessibleDescription(REASON)
    await expectAccessible(page)
    await title(page).focus()
    await page.keyboard.insertText('Baking '.repeat(20))
    await expect(title(page)).toHaveAccessibleDescription('')
    expect((await title(page).inputValue()).length).toBe(120)

    await size(page).fill('96')
    await page.getByLabel('Font').selectOption('Caveat')
    await page.getByLabel('Colour').fill('#1030d0')
    await page.getByText('Left', { exact: true }).click()
  })

  await reloadAfterWriting(page)
  await withOptions(page, async () => {
    await expect(size(page)).toHaveValue('96')
    await expect(page.getByLabel('Font')).toHaveValue('Caveat')
    await expect(page.getByLabel('Colour')).toHaveValue('#1030d0')
    await expect(page.getByRole('radio', { name: 'Left' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'QR code to verify' })).toBeChecked()
    await expect(title(page)).toHaveValue(/^Baking/)
  })
})
