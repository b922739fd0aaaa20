import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { layersGone } from './support/history.ts'
import { enter } from './support/people.ts'
import { paintPng, paintTin, portrait, type UploadFile } from './support/pictures.ts'
import { readMp4 } from './support/read-mp4.ts'

const MB = 1024 * 1024
const PARTS = ['Status', 'Catalogue', 'Profile picture', 'Chat photo', 'Sticker', 'Video']
const STILLS: Readonly<Record<string, [width: number, height: number]>> = {
  Status: [1080, 1920],
  Catalogue: [1080, 1080],
  'Profile picture': [640, 640],
  Sticker: [512, 512],
}
const COPIED = 'The caption is on your clipboard. Paste it under the picture in WhatsApp.'

const asUrl = ({ buffer, mimeType }: UploadFile) => `data:${mimeType};base64,${buffer.toString('base64')}`

async function requestsOf(page: Page) {
  const [face, tin] = [asUrl(portrait), asUrl(await paintTin(page))]
  const logo = asUrl(
    await paintPng(page, 'logo.png', [400, 400], (ctx) => {
      ctx.fillStyle = '#b3261e'
      ctx.arc(200, 200, 160, 0, 7)
      ctx.fill()
    }),
  )
  const poster = asUrl(
    await paintPng(page, 'poster.png', [800, 1000], (ctx) => {
      const ground = ctx.createLinearGradient(0, 0, 800, 1000)
      ground.addColorStop(0, '#0f3057')
      ground.addColorStop(1, '#e7f6f2')
      ctx.fillStyle = ground
      ctx.fillRect(0, 0, 800, 1000)
      ctx.clearRect(240, 300, 320, 320)
    }),
  )
  const ask = '/api/generate'
  return {
    headshot: [ask, { mode: 'headshot', options: { look: 1 }, productImageDataUrl: face }],
    product: [ask, { mode: 'product', options: { aesthetic: 'White', shot: 1 }, productImageDataUrl: tin }],
    dp: [ask, { mode: 'dp', prompt: 'teal', options: { style: 'Golden Hour' }, productImageDataUrl: face }],
    mockup: [ask, { mode: 'mockup', prompt: 'mug', productImageDataUrl: logo }],
    events: ['/api/events-flyers', { flyerImage: poster, guestImage: face, guestName: 'Ada' }],
    gif: ['/api/gif', { images: [tin, logo, face], settings: { size: 'small' } }],
    flyer: ['/api/flyers/generate', { logoImage: logo, content: 'Big sale on Saturday, 10 am. Come early.' }],
  } as const
}

const TOOLS = ['headshot', 'product', 'dp', 'mockup', 'events', 'gif', 'flyer'] as const

async function make(page: Page, tool: (typeof TOOLS)[number]): Promise<void> {
  await page.goto('/gallery')
  const [path, data] = (await requestsOf(page))[tool]
  const token = await page.evaluate(() => localStorage.getItem('ufaro-token'))
  const answer = await page.request.post(path, { headers: { authorization: `Bearer ${token}` }, data, timeout: 60_000 })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function openPack(page: Page): Promise<Locator> {
  await page.goto('/gallery')
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click()
  await page.getByRole('button', { name: 'WhatsApp pack' }).click()
  const sheet = page.getByRole('dialog', { name: 'WhatsApp pack' })
  await expect(sheet.getByRole('button', { name: /^(Save|Share) Video$/ })).toBeVisible({ timeout: 60_000 })
  return sheet
}

/** Returns the size and `margin`, the smallest distance in pixels from an edge to a pixel that is not transparent. */
async function look(page: Page, bytes: Buffer, type: string) {
  return page.evaluate(
    async ([base64, kind]) => {
      const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: kind })
      const picture = await createImageBitmap(blob)
      const { width, height } = picture
      const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
      context.drawImage(picture, 0, 0)
      const { data } = context.getImageData(0, 0, width, height)
      let [left, top, right, bottom] = [width, height, -1, -1]
      for (let n = 0; n < width * height; n++) {
        if (data[n * 4 + 3] === 0) continue
        const [x, y] = [n % width, Math.floor(n / width)]
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = y
      }
      return { width, height, margin: Math.min(left, top, width - 1 - right, height - 1 - bottom) }
    },
    [bytes.toString('base64'), type] as const,
  )
}

async function expectWithinLimits(page: Page, name: string, file: { bytes: Buffer; type: string }): Promise<void> {
  const { bytes, type } = file
  if (name === 'Video') {
    expect(bytes.length).toBeLessThanOrEqual(16 * MB)
    const video = readMp4(bytes)
    expect(video).toMatchObject({ fastStart: true, is420With8Bits: true, limitedRange: true })
    expect([video.width % 2, video.height % 2]).toEqual([0, 0])
    expect(video.seconds).toBeGreaterThanOrEqual(2.9)
    return
  }
  const seen = await look(page, bytes, type)
  if (name === 'Chat photo') expect(Math.max(seen.width, seen.height)).toBe(1600)
  else expect([seen.width, seen.height]).toEqual(STILLS[name])
  expect(bytes.length).toBeLessThanOrEqual(name === 'Sticker' ? 100_000 : 5 * MB)
  expect(seen.margin).toBe(name === 'Sticker' ? 16 : 0)
  expect(type).toBe(name === 'Sticker' ? 'image/webp' : 'image/jpeg')
}

/** @returns false if this browser has no H.264 encoder. The app then records the video instead */
const writesH264 = (page: Page) =>
  page.evaluate(async () => {
    if (typeof VideoEncoder === 'undefined') return false
    const asked = { codec: 'avc1.42e01f', width: 720, height: 1280 }
    return (await VideoEncoder.isConfigSupported(asked)).supported === true
  })

for (const tool of TOOLS) {
  test(`${tool}: every file of the pack keeps its size and its limit`, { tag: '@desktop' }, async ({ page }) => {
    await enter(page)
    expect(await writesH264(page)).toBe(true)
    await make(page, tool)
    const sheet = await openPack(page)
    for (const name of PARTS) {
      const saved = page.waitForEvent('download')
      await sheet.getByRole('button', { name: `Save ${name}`, exact: true }).click()
      const download = await saved
      const [, extension = ''] = /^ufaro-[\w -]+\.(jpg|webp|mp4)$/.exec(download.suggestedFilename()) ?? []
      expect(extension, download.suggestedFilename()).not.toBe('')
      const bytes = await readFile(await download.path())
      await expectWithinLimits(page, name, { bytes, type: `image/${extension === 'jpg' ? 'jpeg' : extension}` })
    }
  })
}

/** Makes the browser behave like a phone whose share sheet accepts files. */
async function sharesFiles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const given: { names: string[]; keys: string[] }[] = []
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => {
        given.push({ names: (data.files ?? []).map(({ name }) => name), keys: Object.keys(data) })
      },
    })
    Object.assign(window, { given })
  })
}

test('a result goes to WhatsApp one file at a time, and its caption by the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await sharesFiles(page)
  await enter(page)
  await make(page, 'product')
  const sheet = await openPack(page)
  await expectAccessible(page)

  await sheet.getByRole('button', { name: 'Share Status' }).click()
  await expect(sheet.getByText(COPIED)).toHaveCount(0)
  await sheet.getByLabel('What it is').fill('Mint tin')
  await sheet.getByLabel('Price').fill('5k')
  await sheet.getByLabel('Contact').fill('0801 234 5678')
  for (const name of PARTS.slice(1)) await sheet.getByRole('button', { name: `Share ${name}`, exact: true }).click()
  await expect(sheet.getByText(COPIED)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '*Mint tin*\n₦5,000\n\nTo order: 0801 234 5678\nhttps://wa.me/2348012345678',
  )
  const given = await page.evaluate(() => Reflect.get(window, 'given'))
  expect(given).toEqual(
    ['status.jpg', 'catalogue.jpg', 'profile.jpg', 'chat.jpg', 'sticker.webp', 'video.mp4'].map((end) => ({
      names: [`ufaro-product-Studio Shot ${end}`],
      keys: ['files'],
    })),
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Studio Shot' })).toBeVisible()
  await page.keyboard.press('Escape')
  await layersGone(page)
})

test('a browser without an encoder records the video, one that can do neither says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'VideoEncoder'))
  await enter(page)
  await make(page, 'product')
  let sheet = await openPack(page)
  const saved = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Save Video' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/\.(mp4|webm)$/)
  expect((await readFile(await download.path())).length).toBeGreaterThan(10_000)

  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'))
  await page.goto('/gallery')
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click()
  await page.getByRole('button', { name: 'WhatsApp pack' }).click()
  sheet = page.getByRole('dialog', { name: 'WhatsApp pack' })
  await expect(sheet.getByText('This browser cannot make it.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Save Sticker' })).toBeVisible()
})
