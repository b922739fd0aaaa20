import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { enter } from './support/people.ts'
import { paintPng } from './support/pictures.ts'

const TABLE = `Code,Item,Price,Old price,Stock
A1,Shea butter 500 g,"₦5,000",6500,yes
A2,Àdìrẹ boubou,12k,,yes
A3,Black soap,ask,,sold out
`

test('a table and photos become cards: prices are checked, a photo is given by hand, a changed price is free', async ({
  page,
}) => {
  await enter(page)
  await page.goto('/studio?mode=product')
  await expect(page.getByRole('button', { name: /^Generate/ })).toBeVisible()
  // On a phone, the options are behind a button.
  const options = page.getByRole('button', { name: 'Options' })
  if (await options.isVisible()) await options.click()
  await page.getByRole('link', { name: 'Make a price list' }).first().click()
  await expect(page.getByRole('heading', { name: 'No price lists yet' })).toBeVisible()
  await page.getByRole('button', { name: 'New price list' }).click()

  const jar = await paintPng(page, 'a1.png', [900, 700], (ctx) => {
    ctx.fillStyle = '#cbb39a'
    ctx.fillRect(0, 0, 900, 700)
    ctx.fillStyle = '#7a3b1d'
    ctx.fillRect(330, 120, 240, 460)
  })
  const cloth = await paintPng(page, 'IMG_0042.png', [700, 900], (ctx) => {
    ctx.fillStyle = '#1d3557'
    ctx.fillRect(0, 0, 700, 900)
  })
  const table = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) }
  await page.getByLabel('Table and photos').setInputFiles([table, jar, cloth])
  const isPhone = page.viewportSize()!.width < 1024
  const row = (n: number) => page.getByRole('button', { name: new RegExp(`^Row ${n} `) })
  if (isPhone) {
    await expect(row(3)).toHaveAttribute('aria-expanded', 'true')
    await expect(row(1)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByLabel('Price of row 1', { exact: true })).toHaveCount(0)
    await row(2).click()
  }
  await expect(page.getByText('Reads as ₦12,000')).toBeVisible()
  await expect(page.getByText('This price cannot be read').last()).toBeVisible()
  await page.getByLabel('Price of row 3', { exact: true }).fill('1,500')
  await page.getByLabel('IMG_0042.png').selectOption({ label: '2. Àdìrẹ boubou' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save the table' }).click()

  await page.getByRole('radio', { name: 'Market' }).check({ force: true })
  await page.getByRole('button', { name: 'Make 3 cards · 1 credit' }).click()
  await expect(page.getByRole('img', { name: 'Card of Shea butter 500 g' })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByText('Every card is up to date.')).toBeVisible()

  if (isPhone) await row(1).click()
  await page.getByLabel('Price of row 1', { exact: true }).fill('4.5k')
  if (isPhone) await expect(page.getByRole('button', { name: /^Make/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save the table' }).click()
  await page.getByRole('button', { name: 'Make 1 card · free' }).click()
  await expect(page.getByText('Every card is up to date.')).toBeVisible({ timeout: 45_000 })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Price list as PDF' }).click()
  expect((await saved).suggestedFilename()).toBe('Price list.pdf')
  await expectAccessible(page)
})
