import { expect, type Page, type Request, test } from '@playwright/test'
import { makeEvent } from '@ufaro/render/node/events/make-event.ts'
import { sharp } from '@ufaro/render/node/sharp.ts'
import { cropOf, firstView } from '../apps/web/src/features/guest/crop.ts'
import { expectAccessible } from './support/accessible.ts'
import { newPerson, register } from './support/people.ts'
import { portrait } from './support/pictures.ts'

const NAME = 'Ẹniọlá Adébáyọ̀'

async function publish(page: Page, fields: object = {}) {
  const owner = newPerson()
  await register(page, owner)
  const { token } = await (await page.request.post('/api/auth/login', { data: owner })).json()
  const headers = { authorization: `Bearer ${token}` }
  const data = {
    ...{ title: 'Praise Night Live', venue: 'City Hall, Enugu', starts_at: '2026-12-04T18:00:00+01:00' },
    ...{ templateId: 'event-spotlight', show_count: true, ...fields },
  }
  const made = await page.request.post('/api/event-pages', { data, headers })
  expect(made.status()).toBe(201)
  await page.context().clearCookies()
  return { event: (await made.json()).page, headers }
}

const grey = (bytes: Buffer) => sharp(bytes).resize(540, 675).greyscale().raw().toBuffer()

/** Structural similarity (Wang et al., 2004) in windows of eight pixels. 1 for equal pictures. */
async function similarity(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([grey(one), grey(other)])
  const [width, height, side] = [540, 675, 8]
  let [sum, windows] = [0, 0]
  for (let top = 0; top + side <= height; top += side) {
    for (let left = 0; left + side <= width; left += side) {
      let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0]
      for (let y = top; y < top + side; y++) {
        for (let x = left; x < left + side; x++) {
          const [p, q] = [a[y * width + x]!, b[y * width + x]!]
          sa += p
          sb += q
          saa += p * p
          sbb += q * q
          sab += p * q
        }
      }
      const n = side * side
      const [ma, mb] = [sa / n, sb / n]
      const [va, vb, cov] = [saa / n - ma * ma, sbb / n - mb * mb, sab / n - ma * mb]
      sum += ((2 * ma * mb + 6.5025) * (2 * cov + 58.5225)) / ((ma * ma + mb * mb + 6.5025) * (va + vb + 58.5225))
      windows++
    }
  }
  return sum / windows
}

test('a guest makes a picture offline; the photo never leaves the phone, and the picture equals the server’s', async ({
  page,
  context,
}) => {
  const { event, headers } = await publish(page)
  const sent: Request[] = []
  let script = 0
  let first = 0
  page.on('request', (request) => sent.push(request))
  page.on('requestfinished', async (request) => {
    const { responseBodySize: size } = await request.sizes()
    first += size
    if (request.resourceType() === 'script') script += size
  })
  await page.goto(`/e/${event.slug}`)
  await expect(page.getByRole('button', { name: 'Make my picture' })).toBeVisible()
  await expect(page.getByText('0 going')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(first).toBeLessThan(150_000)
  expect(script).toBeLessThan(60_000)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Make my picture' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter your name.')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await context.setOffline(true)
  await page.getByLabel('Your name').fill(NAME)
  await page.locator('#photo').setInputFiles(portrait)
  await expect(page.locator('#stage canvas')).toBeVisible()
  await page.getByRole('button', { name: 'Make my picture' }).click()
  const picture = page.getByRole('img', { name: 'Your picture is ready' })
  await expect(picture).toBeVisible()
  await expect(page.getByRole('status')).toContainText('You are offline')
  await expect(page.getByRole('link', { name: 'Save picture' })).toHaveAttribute('download', `${event.slug}.jpg`)

  await context.setOffline(false)
  await expect(page.getByRole('status')).toHaveText('You are number 1 on the list.')
  await expect(page.getByText('1 going')).toBeVisible()
  const list = await (await page.request.get(`/api/event-pages/${event.id}/attendees`, { headers })).json()
  expect(list.attendees.map(({ name }: { name: string }) => name)).toEqual([NAME.normalize('NFC')])
  for (const request of sent) expect(request.postDataBuffer()?.length ?? 0, request.url()).toBeLessThan(3000)

  const made = Buffer.from(
    await picture.evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    }),
    'base64',
  )
  const flyer = await (await page.request.get(event.flyer_url)).body()
  const { width, height, placement } = event
  const aspect = (placement.width * width) / (placement.height * height)
  const photo = await sharp(portrait.buffer).metadata()
  const crop = cropOf(photo, aspect, firstView(photo, aspect))
  const twin = await makeEvent({ flyer, guest: portrait.buffer, crop, placement, guestName: NAME })
  const alike = await similarity(made, twin.bytes)
  expect(alike).toBeGreaterThan(0.99)

  await page.getByRole('button', { name: 'Take my name off the list' }).click()
  await expect(page.getByRole('status')).toHaveText('Your name is off the list.')
  await expect(page.getByText('0 going')).toBeVisible()
  expect((await (await page.request.get(`/api/event-pages/${event.id}/attendees`, { headers })).json()).total).toBe(0)
})

test('a shared phone adds each guest, and a corrected name replaces the misspelt one', async ({ page }) => {
  const { event, headers } = await publish(page)
  const listed = async () => {
    const list = await (await page.request.get(`/api/event-pages/${event.id}/attendees`, { headers })).json()
    return list.attendees.map(({ name }: { name: string }) => name).sort()
  }
  // Delay decoding as on a slow phone. If the guest clicks while a photo is being decoded, the picture must show it.
  await page.addInitScript(() => {
    const read = window.createImageBitmap
    window.createImageBitmap = async (...args: unknown[]) => {
      await new Promise((done) => setTimeout(done, 500))
      return Reflect.apply(read, window, args)
    }
  })
  const open = async () => {
    await page.goto(`/e/${event.slug}`)
    await expect(page.getByRole('button', { name: 'Make my picture' })).toBeVisible()
  }
  const make = async (name: string) => {
    await page.getByLabel('Your name').fill(name)
    await page.getByRole('button', { name: 'Make my picture' }).click()
    await expect(page.getByRole('status')).toContainText('on the list.')
  }
  await open()
  await page.locator('#photo').setInputFiles(portrait)
  const stage = page.locator('#stage canvas')
  const { width, height } = (await stage.boundingBox())!
  const { placement } = event
  const face = { x: width * (placement.x + placement.width / 2), y: height * (placement.y + placement.height / 3) }
  await stage.click({ position: face })
  await expect(page.locator('#zoom')).toHaveValue('2')
  await stage.click({ position: face })
  await expect(page.locator('#zoom')).toHaveValue('1')
  await make('Ngozi Ez')
  await page.getByRole('button', { name: 'Change it' }).click()
  await make('Ngozi Eze')
  await expect.poll(listed).toEqual(['Ngozi Eze'])
  await expect(page.getByText('1 going')).toBeVisible()

  await page.getByRole('button', { name: 'Change it' }).click()
  await page.locator('#photo').setInputFiles({ ...portrait, name: 'sister.jpg' })
  await make('Chiamaka Eze')
  await expect.poll(listed).toEqual(['Chiamaka Eze', 'Ngozi Eze'])
  await expect(page.getByText('2 going')).toBeVisible()

  await open()
  await page.locator('#photo').setInputFiles(portrait)
  await make('Musa Bello')
  await expect.poll(listed).toEqual(['Chiamaka Eze', 'Musa Bello', 'Ngozi Eze'])
  await page.getByRole('button', { name: 'Change it' }).click()
  await make('Musa Bello')
  await expect(page.getByText('3 going')).toBeVisible()
  expect(await listed()).toHaveLength(3)
})

test('the page has five languages and is readable without scripts', async ({ browser, page }, { project }) => {
  const { event } = await publish(page, { contact: 'required' })
  for (const [lang, words] of [
    ['en', 'Make my picture'],
    ['pcm', 'Make my picture'],
    ['yo', 'Ṣe àwòrán mi'],
    ['ha', 'Yi hotona'],
    ['ig', 'Mee foto m'],
  ] as const) {
    await page.goto(`/e/${event.slug}?lang=${lang}`)
    await expect(page.getByRole('button', { name: words })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  }
  const plain = await browser.newContext({ ...project.use, javaScriptEnabled: false })
  const quiet = await plain.newPage()
  await quiet.goto(event.url)
  await expect(quiet.getByRole('heading', { name: 'Praise Night Live' })).toBeVisible()
  await expect(quiet.locator('.notice')).toBeVisible()
  await expect(quiet.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  await plain.close()
})
