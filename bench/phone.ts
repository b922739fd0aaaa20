import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { drawPortrait } from '../packages/render/src/node/testing/portrait.ts'
import { getChromium } from '../scripts/chromium.ts'
import { type Bench, median, table } from './bench.ts'
import { watchLine } from './line.ts'
import { ADMIN, client, signUpMany } from './people.ts'
import { startBareServer, startProduct } from './processes.ts'
import { openSession } from './session.ts'

const ROUNDS = 5
const PHOTO = { width: 3000, height: 4000 }
const GALLERY = 40
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const WANTED = { upMb: 0.6, firstS: 5, looksKb: 120, galleryKb: 500, againKb: 20 }

interface Looks {
  up: number
  firstS: number
  allS: number
  shown: number
}

export const phone: Bench = {
  title: 'Phone: bytes over 390 KB/s',
  run: async () => {
    const bare = await startBareServer()
    const product = await startProduct({
      ...ADMIN,
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: `${bare.url}/v1`,
      IMAGE_ENGINE: 'openai',
      RATE_LIMIT: 'off',
    })
    const browser = await chromium.launch({ executablePath: await getChromium(), args: ARGS })
    try {
      const people = await signUpMany(product.url, ROUNDS)
      const photo = await drawPhoto()
      const looks: Looks[] = []
      for (const token of people) looks.push(await measureLooks(browser, product.url, token, photo))
      const [first = ''] = people
      const gallery = await measureGallery(browser, product.url, first)
      const of = (read: (round: Looks) => number) => median(looks.map(read))
      return table([
        ['what', 'figure', 'wanted at most'],
        [
          `sent: a photo of ${(photo.length / 1e6).toFixed(1)} MB and four looks, MB`,
          of(({ up }) => up / 1e6).toFixed(2),
          `${WANTED.upMb}`,
        ],
        [
          'from the choice of the photo to the first look, s',
          of(({ firstS }) => firstS).toFixed(1),
          `${WANTED.firstS}`,
        ],
        ['to the fourth, s', of(({ allS }) => allS).toFixed(1), ''],
        ['four looks on the screen, KB', of(({ shown }) => shown / 1000).toFixed(0), `${WANTED.looksKb}`],
        [`gallery of ${GALLERY}, first visit, all of it, KB`, (gallery.first / 1000).toFixed(0), `${WANTED.galleryKb}`],
        [`gallery of ${GALLERY}, second visit, pictures, KB`, (gallery.again / 1000).toFixed(1), `${WANTED.againKb}`],
      ]).concat(`

A phone of ${devices['Pixel 7'].viewport.width} × ${devices['Pixel 7'].viewport.height} points, Chromium ${browser.version()}, 390 KB/s both ways, 100 ms; medians of ${ROUNDS} people with a cache of their own.`)
    } finally {
      await browser.close()
      await product.stop()
      await bare.stop()
    }
  },
}

async function drawPhoto(): Promise<Buffer> {
  const { rgba, width, height } = drawPortrait({ width: PHOTO.width / 2, height: PHOTO.height / 2 })
  const drawn = sharp(rgba, { raw: { width, height, channels: 4 } })
  return drawn.resize(PHOTO.width, PHOTO.height).jpeg({ quality: 93 }).toBuffer()
}

async function openPhone(browser: Browser, url: string, token: string, path: string) {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await openSession(page, url, token)
  const line = await watchLine(page)
  await page.goto(path)
  return { context, page, line }
}

async function measureLooks(browser: Browser, url: string, token: string, photo: Buffer): Promise<Looks> {
  const { context, page, line } = await openPhone(browser, url, token, '/studio')
  const before = line.sent()
  const began = performance.now()
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('button', { name: /^Generate/ }).click()
  const seconds = async (count: number) => {
    await page.waitForFunction(hasLooks, count, { timeout: 120_000 })
    return (performance.now() - began) / 1000
  }
  const firstS = await seconds(1)
  const allS = await seconds(4)
  const round = { up: line.sent() - before, firstS, allS, shown: line.loaded('/files/') }
  await context.close()
  return round
}

/** The browser runs this function in the page, so it cannot use variables of this file. */
const hasLooks = (count: number): boolean =>
  [...document.querySelectorAll<HTMLImageElement>('article img')].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  ).length >= count

async function measureGallery(browser: Browser, url: string, token: string) {
  const send = client(url)
  const { creations } = await send('GET', '/api/creations', token)
  const photo = `creation:${creations[0].id}`
  for (let n = creations.length; n < GALLERY; n++) {
    await send('POST', '/api/generate', token, {
      mode: 'product',
      options: { aesthetic: 'Minimalist', shot: 1 },
      productImageDataUrl: photo,
    })
  }
  const { context, page, line } = await openPhone(browser, url, token, '/gallery')
  await readToTheEnd(page)
  const first = line.loaded('')
  const before = line.loaded('/files/')
  await page.goto('/gallery')
  await readToTheEnd(page)
  const again = line.loaded('/files/') - before
  await context.close()
  return { first, again }
}

/**
 * Scrolls in small steps until all pictures are loaded, because a picture and the next page of the list load only when
 * they come near the viewport.
 */
async function readToTheEnd(page: Page): Promise<void> {
  await page.locator('main li img').first().waitFor()
  for (let all = false; !all; ) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(300)
    const more = page.getByRole('button', { name: 'Show more' })
    if (await more.isVisible()) await more.click()
    all = await page.evaluate(hasAll, GALLERY)
  }
}

/** The browser runs this function in the page, so it cannot use variables of this file. */
function hasAll(count: number): boolean {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main li img')]
  return pictures.length >= count && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
}
