import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { readZip } from '../apps/server/test/read-zip.ts'
import { workbook } from '../apps/web/test/workbook.ts'
import { expectAccessible } from './support/accessible.ts'
import { download, handle, names, preview, ready, upload } from './support/certificates.ts'
import { layersGone } from './support/history.ts'
import { noPicture } from './support/pictures.ts'
import { generateButton, openTool, reloadAfterWriting, withOptions } from './support/studio.ts'

const MISSING = 'Please upload a template and add at least one name.'
const NAMES = [
  'Adébáyọ̀ Ọkafor ṣẹ ń ẹ́ ị ụ ɓ ɗ ƙ ₦5,000',
  'Oluwaseun Adébáyọ̀-Ọkafor Chukwuemeka Babátúndé Ẹniọlá the Third',
  'محمد عبد الله',
  'Ada 🎉',
  '../../etc/passwd',
  'Ngozi Eze',
  'Ngozi Eze',
]

/** The browser runs this function in the page, so it cannot use variables of this file. */
const belowMain = () =>
  document.documentElement.scrollHeight -
  window.scrollY -
  (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0)

test('names become certificates in one archive, as the preview showed them', async ({ page }) => {
  await openTool(page, 'certificates')
  await expect(page.getByRole('heading', { name: 'One template, all the names' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(belowMain)).toBeLessThan(1)
  await expect(generateButton(page)).toBeDisabled()
  await expect(generateButton(page)).toHaveAccessibleDescription(MISSING)
  await page.getByLabel('Template', { exact: true }).setInputFiles(noPicture('template.png'))
  await expect(page.getByRole('alert')).toContainText('template.png is not a JPEG, PNG, or WebP image.')

  await upload(page, [])
  await expect(generateButton(page)).toHaveAccessibleDescription('Please add at least one name.')
  const addNames = page.getByRole('button', { name: 'Add the names' })
  const isPhone = page.viewportSize()!.width < 1024
  await expect(addNames).toBeVisible({ visible: isPhone })
  if (isPhone) {
    await addNames.click()
    await names(page).fill('Ada\nBola')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Done' }).click()
    await layersGone(page)
    await expect(page.getByRole('button', { name: 'Change the 2 names' })).toBeVisible()
    await expect(preview(page)).toHaveAccessibleName('Preview of the certificate of Ada, serial 1001')
  }
  await withOptions(page, async () => {
    await names(page).fill(`Ada\n${'x'.repeat(201)}`)
    await expect(names(page)).toHaveAccessibleDescription(/1 name longer than 200 characters: please shorten\./)
    await names(page).fill(NAMES.join('\n'))
    await expect(page.getByText('7 names', { exact: true })).toBeVisible()
    await expect(page.getByText('Ngozi Eze is there twice.')).toBeVisible()
    await expectAccessible(page)
  })
  await expect(preview(page)).toHaveAccessibleName(`Preview of the certificate of ${NAMES[0]}, serial 1001`)
  await page.getByText('Longest', { exact: true }).click()
  await expect(preview(page)).toHaveAccessibleName(`Preview of the certificate of ${NAMES[1]}, serial 1002`)
  await expect(page.getByText(/^The longest name is written at \d+ px to fit/)).toBeVisible()
  await page.getByText('Last', { exact: true }).click()
  await expect(preview(page)).toHaveAccessibleName('Preview of the certificate of Ngozi Eze, serial 1007')
  await page.getByText('First', { exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'View at full size' }).click()
  const sample = page.getByRole('dialog').getByRole('img', { name: NAMES[0] })
  await expect.poll(() => sample.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200)
  const spliced = await sample.evaluate(asDataUrl)
  const kept = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
  expect((await kept).suggestedFilename()).toMatch(/^ufaro-certificates-Adébáyọ̀ Ọkafor.*\.jpg$/)
  await page.keyboard.press('Escape')

  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  const shown = await preview(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  await generateButton(page).click()
  await expect(ready(page, 7)).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  const file = await download(page)
  expect(file.suggestedFilename()).toBe('ufaro-certificates.zip')
  const files = await readZip(await readFile(await file.path()))
  expect(files.map(({ name }) => name.normalize('NFC'))).toEqual([
    expect.stringMatching(/^1001-Adébáyọ̀ Ọkafor.*\.jpg$/),
    expect.stringMatching(/^1002-Oluwaseun.*\.jpg$/),
    '1003-محمد عبد الله.jpg',
    '1004-Ada 🎉.jpg',
    expect.not.stringMatching(/[/\\]/),
    '1006-Ngozi Eze.jpg',
    '1007-Ngozi Eze.jpg',
  ])
  const made = `data:image/jpeg;base64,${files[0]?.bytes.toString('base64')}`
  expect(await page.evaluate(difference, [shown, made] as const)).toBeLessThan(1.5)
  expect(await page.evaluate(difference, [spliced, made] as const)).toBeLessThan(1.5)

  await withOptions(page, () => names(page).fill('Somebody Else'))
  await expect(preview(page)).toHaveAccessibleName(`Preview of the certificate of ${NAMES[0]}, serial 1001`)
})

test('name, serial number and code are moved by keys, by pointer and by numbers, and survive a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  await openTool(page, 'certificates')
  await upload(page, ['Ngozi Eze'])
  await handle(page, 'Name').focus()
  for (let press = 0; press < 5; press++) await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(handle(page, 'Name')).toHaveAccessibleName(/^Name, 50\.2% across, 40% down/)

  await expect(handle(page, 'Serial')).toHaveCount(0)
  await withOptions(page, () => page.getByRole('switch', { name: 'Print a serial number' }).click())
  const from = (await handle(page, 'Serial').boundingBox())!
  const area = (await preview(page).boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 - area.width / 4, from.y + from.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(handle(page, 'Serial')).toHaveAccessibleName(/^Serial, 25(\.\d)?% across, 80(\.\d)?% down/)

  await withOptions(page, async () => {
    await page.getByLabel('First serial number').fill('42')
    await page.getByRole('combobox', { name: 'Font' }).selectOption('Caveat')
    await page.locator('summary').filter({ hasText: 'Positions' }).click()
    await page.getByLabel('Serial down, %').fill('90')
  })
  await reloadAfterWriting(page)
  await expect(preview(page)).toHaveAccessibleName('Preview of the certificate of Ngozi Eze, serial 42')
  await expect(handle(page, 'Serial')).toHaveAccessibleName(/% across, 90% down/)
  await expect(handle(page, 'Name')).toHaveAccessibleName(/^Name, 50\.2% across, 40% down/)
})

test('lists come from CSV and Excel files and from the clipboard, by the column that is chosen', async ({ page }) => {
  await openTool(page, 'certificates')
  await upload(page, ['Ada'])
  await withOptions(page, async () => {
    const list = page.getByLabel('List of names', { exact: true })
    await list.setInputFiles({ name: 'photo.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0x50, 0, 0]) })
    await expect(page.getByRole('alert')).toContainText('photo.csv is not a CSV, text or XLSX file.')

    const csv = 'No;Full Name;Email\n1;Chidi Obi;c@x.ng\n2;"Bello; Aisha";a@x.ng\n'
    await list.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    const dialog = page.getByRole('dialog', { name: 'Which column holds the names?' })
    await expect(dialog.getByRole('radio', { name: /^Full Name/ })).toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add 2 names' }).click()
    await expect(names(page)).toHaveValue('Ada\nChidi Obi <c@x.ng>\nBello; Aisha <a@x.ng>')

    const rows = [
      ['Seat', 'Who'],
      [1, 'Ṣadé Bello'],
      [2, 'Musa Ɗanladi'],
    ]
    await list.setInputFiles({ name: 'list.xlsx', mimeType: '', buffer: workbook(rows) })
    await dialog.getByRole('radio', { name: /^Column B|^Who/ }).check({ force: true })
    await dialog.getByRole('switch', { name: 'The first row is a heading' }).click()
    await dialog.getByRole('button', { name: 'Add 2 names' }).click()
    await expect(page.getByText('5 names', { exact: true })).toBeVisible()

    await names(page).evaluate((field, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, 'Zainab\t0801\nEmeka\t0802')
    await dialog.getByRole('button', { name: 'Add 2 names' }).click()
    await expect(page.getByText('7 names', { exact: true })).toBeVisible()
  })
})

test('a QR code leads to a page that names the holder, until the issuer revokes the certificate', async ({
  page,
  browser,
}) => {
  await openTool(page, 'certificates')
  await upload(page, ['Adébáyọ̀ Ọkafor', 'Ngozi Eze'])
  await withOptions(page, async () => {
    await page.getByRole('switch', { name: 'QR code to verify' }).click()
    await expect(page.getByLabel('What it certifies')).toHaveAccessibleDescription(
      /Please say what the certificates certify\./,
    )
    await page.getByLabel('What it certifies').fill('Digital Marketing')
    await page.getByLabel(/^Issued by/).fill('Ọkafor Academy')
    await page.getByText('PDF', { exact: true }).click()
    await expectAccessible(page)
  })
  await expect(handle(page, 'QR code')).toBeVisible()
  await generateButton(page).click()
  await expect(ready(page, 2)).toBeVisible({ timeout: 60_000 })
  const file = await readFile(await (await download(page)).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('button', { name: 'Codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Codes of these certificates' })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  const link = dialog.getByRole('link', { name: 'Page of Adébáyọ̀ Ọkafor, SN: 1001' })
  const address = (await link.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/verify\/[\w-]{22}$/)

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' })
  const visitor = await elsewhere.newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: 'Issued here and unchanged' })).toBeVisible()
  const main = visitor.getByRole('main')
  for (const fact of ['Adébáyọ̀ Ọkafor', 'Digital Marketing', 'Ọkafor Academy', '1001'])
    await expect(main.getByText(fact, { exact: true })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Report this certificate' }).click()
  const report = visitor.getByRole('dialog', { name: 'Report this certificate' })
  await report.getByRole('button', { name: 'Send Report' }).click()
  await expect(report.getByText('Please say what is wrong with it')).toBeVisible()
  await report.getByLabel('What is wrong with it?').fill('She never took this course')
  await report.getByRole('button', { name: 'Send Report' }).click()
  await expect(visitor.getByText('Thank you. We will look at this certificate.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Revoke the certificate of Adébáyọ̀ Ọkafor, SN: 1001' }).click()
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(dialog.getByText('Revoked', { exact: true })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This certificate was revoked' })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.goto('/verify/nobody-knows-this-code-')
  await expect(visitor.getByRole('heading', { name: 'No certificate has this code' })).toBeVisible()
  await expectAccessible(visitor)
  await elsewhere.close()

  await page.keyboard.press('Escape')
  await layersGone(page)
  await page.goto('/gallery?mode=certificates')
  await page.getByRole('button', { name: /^Open Certificates/ }).click()
  await expect(dialog.getByText('Revoked', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download Certificates/ }).click()
  expect((await readFile(await (await again).path())).equals(file)).toBe(true)
})

/** A data URL stays valid after the app revokes the picture's own URL. The browser runs this function in the page. */
function asDataUrl(img: HTMLImageElement): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: img.naturalWidth, height: img.naturalHeight })
  canvas.getContext('2d')?.drawImage(img, 0, 0)
  return canvas.toDataURL()
}

/** Mean difference per channel (0 to 255) of two scaled pictures. The browser runs this function in the page. */
async function difference(sources: readonly [string, string]): Promise<number> {
  const pixels = async (source: string) => {
    const whole = Object.assign(new Image(), { src: source })
    await whole.decode()
    const picture = await createImageBitmap(whole, { resizeWidth: 300, resizeHeight: 212, resizeQuality: 'high' })
    const ctx = new OffscreenCanvas(300, 212).getContext('2d')
    ctx?.drawImage(picture, 0, 0)
    return ctx?.getImageData(0, 0, 300, 212).data ?? new Uint8ClampedArray()
  }
  const [one, two] = await Promise.all([pixels(sources[0]), pixels(sources[1])])
  return one.reduce((sum, value, at) => sum + Math.abs(value - (two[at] ?? 0)), 0) / one.length
}
