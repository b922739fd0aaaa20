import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { noPicture, paintPng } from './support/pictures.ts'
import { card, generateButton, openTool, reloadAfterWriting, withOptions } from './support/studio.ts'

const paintLogo = (page: Page) =>
  paintPng(page, 'logo.png', [400, 300], (ctx) => {
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(0, 0, 400, 300)
    ctx.fillStyle = '#12263a'
    ctx.fillRect(80, 210, 240, 40)
    ctx.strokeStyle = '#0f8a5f'
    ctx.lineWidth = 26
    ctx.arc(200, 110, 60, 0, 7)
    ctx.stroke()
  })

const paintItem = (page: Page) =>
  paintPng(page, 'item.png', [640, 480], (ctx) => {
    const light = ctx.createLinearGradient(0, 0, 640, 0)
    light.addColorStop(0, '#e9dcc8')
    light.addColorStop(1, '#b99f7c')
    ctx.fillStyle = light
    ctx.fillRect(0, 0, 640, 480)
  })

const logo = (page: Page) => page.getByLabel('Logo', { exact: true })
const corner = (page: Page) => page.getByRole('button', { name: /^Top left corner/ })

test('words become an item with the logo on it, drawn as they are typed', async ({ page }) => {
  await openTool(page, 'mockup')
  await expect(page.getByRole('heading', { name: 'Your logo, on things people hold' })).toBeVisible()
  await expectAccessible(page)
  await expect(generateButton(page)).toHaveAccessibleDescription('Please upload your logo first.')
  await logo(page).setInputFiles(noPicture('logo.png'))
  await expect(page.getByRole('alert')).toContainText('logo.png is not a JPEG, PNG, or WebP image.')

  await logo(page).setInputFiles(await paintLogo(page))
  await expect(page.getByText('A mug in a plain studio.')).toBeVisible()
  await expect(generateButton(page)).toHaveAccessibleDescription('Please enter a description for your mockup.')
  await expectAccessible(page)

  await withOptions(page, async () => {
    await page.getByLabel('Description').fill('Ẹ jọ̀ọ́ 🙏 a NAVY tote-bag in my street <b>₦</b>')
    await expect(page.getByText('The picture shows the item alone, without a person.')).toBeVisible()
    await expectAccessible(page)
  })
  await expect(page.getByText('Understood: tote, street, navy')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Preview: your logo on a tote' })).toBeVisible()

  await generateButton(page).click()
  await expect(page.getByText('1 of 1 ready')).toBeVisible({ timeout: 60_000 })
  await expect(card(page, 'Mockup')).toContainText('Understood: tote, street, navy')
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Mockup' }).click()
  expect((await saved).suggestedFilename()).toBe('ufaro-mockup-1-Mockup.jpg')

  await page.getByRole('button', { name: 'Start Fresh' }).click()
  await expect(page.getByRole('heading', { name: 'Your logo, on things people hold' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Understood: tote')).toBeVisible()
})

test('an item that is picked brings words along, and the person’s own stay', { tag: '@desktop' }, async ({ page }) => {
  await openTool(page, 'mockup')
  await logo(page).setInputFiles(await paintLogo(page))
  await withOptions(page, async () => {
    await page.getByText('Shop sign', { exact: true }).click()
    await expect(page.getByLabel('Description')).toHaveValue('A storefront sign in the evening')
    await page.getByLabel('Description').fill('for my bakery')
    await page.getByText('Billboard', { exact: true }).click()
    await expect(page.getByLabel('Description')).toHaveValue('for my bakery')
  })
  await expect(page.getByText('Understood: billboard, street by day')).toBeVisible()
})

test('the logo is placed on a photo by pointer and keys, and stays there after a reload', async ({ page }) => {
  await openTool(page, 'mockup')
  await logo(page).setInputFiles(await paintLogo(page))
  await withOptions(page, () => page.getByText('My item photo', { exact: true }).click())
  await expect(page.getByRole('heading', { name: 'Now the item' })).toBeVisible()
  await expect(generateButton(page)).toHaveAccessibleDescription('Please upload an item photo to proceed.')
  await expectAccessible(page)
  await page.getByLabel('Item photo', { exact: true }).setInputFiles(await paintItem(page))
  await expect(page.getByRole('img', { name: 'Preview: your photo with the logo on it' })).toBeVisible()
  await expect(corner(page)).toHaveAccessibleName('Top left corner, 32% across, 34% down')
  await expectAccessible(page)

  await corner(page).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(corner(page)).toHaveAccessibleName('Top left corner, 27% across, 29% down')
  const box = (await corner(page).boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(0, 0, { steps: 5 })
  await page.mouse.up()
  await expect(corner(page)).toHaveAccessibleName('Top left corner, 0% across, 0% down')
  await reloadAfterWriting(page)
  await expect(corner(page)).toHaveAccessibleName('Top left corner, 0% across, 0% down')

  await generateButton(page).click()
  await expect(page.getByText('1 of 1 ready')).toBeVisible({ timeout: 60_000 })
  await expect(card(page, 'Mockup')).not.toContainText('Understood')
  await page.getByRole('button', { name: 'Adjust' }).click()
  await page.getByRole('button', { name: 'Back to the middle' }).click()
  await expect(corner(page)).toHaveAccessibleName('Top left corner, 32% across, 34% down')
})
