import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { layersGone } from './support/history.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import {
  allTools,
  bearer,
  card,
  choosePhoto,
  creditsLeft,
  generateButton,
  holdLiveUpdates,
  LOOKS,
  makeLooks,
  openedTool,
  openStudio,
  PORTRAIT,
} from './support/studio.ts'
import { test } from './support/with-model.ts'

const slow = { name: 'slow', delayMs: 6000 }
const FAILED = 'An error occurred. Please try again.'

const answerStatus = (page: Page, enabled: readonly string[]) =>
  page.route('**/api/services/status', async (route) => {
    const { services } = await (await route.fetch()).json()
    const changed = services.map(({ id }: { id: string }) => ({ id, enabled: enabled.includes(id) }))
    await route.fulfill({ json: { services: changed } })
  })

test.describe('the tool bar', { tag: '@desktop' }, () => {
  test('says that it is loading, and shows all tools where the status cannot be had', async ({ page }) => {
    await openStudio(page)
    let fail = () => {}
    const held = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route('**/api/services/status', async (route) => {
      await held
      await route.abort()
    })
    await page.reload()
    await expect(page.getByText('Loading modes...')).toBeVisible()
    fail()
    await expect(openedTool(page, 'Headshots')).toBeVisible()
    await expect((await allTools(page)).getByRole('radio')).toHaveCount(10)
  })

  test('lists enabled tools alone, moves by arrow keys and keeps the tool in the address', async ({ page }) => {
    await answerStatus(page, ['headshot_mode', 'product_mode', 'flyer_generation'])
    await openStudio(page)
    const tools = await allTools(page)
    await expect(tools.getByRole('radio')).toHaveCount(3)
    await expect(page).toHaveURL(/mode=headshot/)
    await tools.getByRole('radio', { name: 'Headshots' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(openedTool(page, 'Products')).toBeVisible()
    await expect(page).toHaveURL(/mode=product/)
    await page.goto('/studio?mode=flyer')
    await expect(openedTool(page, 'Flyers')).toBeVisible()
  })

  test('leaves a tool that is switched off for the first one that is not', async ({ page }) => {
    await answerStatus(page, ['product_mode', 'dp_mode'])
    await openStudio(page)
    await expect(openedTool(page, 'Products')).toBeVisible()
    await page.goto('/studio?mode=headshot')
    await expect(page).toHaveURL(/mode=product/)
    await expect(page.getByText('Headshots: This tool is switched off at the moment.')).toBeVisible()
  })
})

test('Back closes the layer that is open, and only then leaves the tool', async ({ page }) => {
  await openStudio(page)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(generateButton(page)).toBeInViewport()
  await page.goto('/gallery')
  await page.goto('/studio?mode=headshot')
  await makeLooks(page)
  await page.getByRole('button', { name: 'View Look 2' }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer).toBeVisible()
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(card(page, 'Look 2')).toBeVisible()
  await expect(page).toHaveURL(/studio\?mode=headshot/)

  await page.getByRole('button', { name: 'View Look 2' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toHaveCount(0)
  await layersGone(page)
  await page.goBack()
  await expect(page).toHaveURL(/gallery/)
})

test.describe('what comes in', () => {
  test('is looked at by its bytes, and a refusal names the file', { tag: '@desktop' }, async ({ page }) => {
    await openStudio(page)
    await choosePhoto(page, { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('just words') })
    await expect(page.getByRole('alert')).toHaveText('notes.jpg is not a JPEG, PNG, or WebP image.')
    await choosePhoto(page, { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) })
    await expect(page.getByRole('alert')).toContainText('torn.jpg could not be read')
    await expect(generateButton(page)).toBeDisabled()
    await choosePhoto(page)
    await expect(page.getByAltText(/portrait.jpg/)).toBeVisible()
    await expect(generateButton(page)).toBeEnabled()
  })

  test('may be pasted or dropped anywhere, and survives a reload', { tag: '@desktop' }, async ({ page }) => {
    await openStudio(page)
    const bytes = [...(await readFile(PORTRAIT))]
    const give = (how: 'paste' | 'drop', name: string) =>
      page.evaluate(
        ([type, fileName, data]) => {
          const transfer = new DataTransfer()
          transfer.items.add(new File([new Uint8Array(data)], fileName, { type: 'image/jpeg' }))
          const init = { bubbles: true, cancelable: true }
          const event =
            type === 'paste'
              ? new ClipboardEvent('paste', { ...init, clipboardData: transfer })
              : new DragEvent('drop', { ...init, dataTransfer: transfer })
          document.querySelector('main')?.dispatchEvent(event)
        },
        [how, name, bytes] as const,
      )
    await give('paste', 'pasted.jpg')
    await expect(page.getByAltText(/pasted.jpg/)).toBeVisible()
    await give('drop', 'dropped.jpg')
    await expect(page.getByAltText(/dropped.jpg/)).toBeVisible()
    await page.reload()
    await expect(page.getByAltText(/dropped.jpg/)).toBeVisible()
  })
})

test.describe('a run', () => {
  test('shows all four looks pending at once, and a reload picks it up', async ({ page, model }) => {
    model.always(slow)
    await openStudio(page)
    await choosePhoto(page)
    await generateButton(page).click()
    for (const look of LOOKS) await expect(card(page, look)).toBeVisible()
    await expect(card(page, 'Look 1')).toContainText('Being made')
    await expect(card(page, 'Look 4')).toContainText('Waiting its turn')
    await expectAccessible(page)
    await page.reload()
    for (const look of LOOKS) await expect(card(page, look)).toBeVisible()
    await expect(page.getByText('4 of 4 ready')).toBeVisible({ timeout: 45_000 })
    expect(await creditsLeft(page)).toBe(2)
    expect(model.calls).toHaveLength(4)
    await page.reload()
    await expect(page.getByText('4 of 4 ready')).toBeVisible()
  })

  test('that was started on another device appears, and the empty stage does not wait for it', {
    tag: '@desktop',
  }, async ({ page, model }) => {
    model.always(slow)
    await openStudio(page)
    const headers = { ...(await bearer(page)), prefer: 'respond-async' }
    const photo = `data:image/jpeg;base64,${(await readFile(PORTRAIT)).toString('base64')}`
    const data = { mode: 'headshot', productImageDataUrl: photo, options: { attire: 'Corporate', look: 1 } }
    expect((await page.request.post('/api/generate', { headers, data })).status()).toBe(202)

    const answer = Promise.withResolvers<void>()
    await page.route('**/api/runs?status=open', async (call) => {
      await answer.promise
      await call.continue()
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'One photo in, four headshots out' })).toBeVisible()
    answer.resolve()
    await expect(card(page, 'Look 1')).toBeVisible()
  })

  test('keeps its credit when some looks fail, and each is tried again at no cost', { tag: '@desktop' }, async ({
    page,
    model,
  }) => {
    model.next('ok', 'blocked', 'ok', 'ok')
    await openStudio(page)
    await choosePhoto(page)
    await generateButton(page).click()
    await expect(
      page.getByText('3 out of 4 images generated successfully. Some variations are still processing.'),
    ).toBeVisible({ timeout: 30_000 })
    const failed = page.getByRole('article').filter({ hasText: 'Generation Failed' })
    await expect(failed).toHaveCount(1)
    await expect(failed).toContainText('An error occurred while generating your image.')
    await expectAccessible(page)
    await failed.getByRole('button', { name: /^Try again/ }).click()
    await expect(page.getByText('4 of 4 ready')).toBeVisible()
    expect(await creditsLeft(page)).toBe(2)
  })

  test('that makes nothing gives exactly one credit back and says so', { tag: '@desktop' }, async ({ page, model }) => {
    model.always('blocked')
    await openStudio(page)
    await choosePhoto(page)
    await generateButton(page).click()
    const notice = page.getByRole('alert').filter({ hasText: FAILED })
    await expect(notice).toContainText('Your credit came back.', { timeout: 30_000 })
    await expect(page.getByRole('article').filter({ hasText: 'Generation Failed' })).toHaveCount(4)
    await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(0)
    await expect.poll(() => creditsLeft(page)).toBe(3)
    await expectAccessible(page)
  })

  test('goes on through a lost connection', { tag: '@desktop' }, async ({ page, context, model }) => {
    model.always({ name: 'slow', delayMs: 1500 })
    await openStudio(page)
    await choosePhoto(page)
    await generateButton(page).click()
    await expect(card(page, 'Look 1')).toContainText('Being made')
    const cut = page.waitForEvent('requestfailed')
    await context.setOffline(true)
    await cut
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
    await context.setOffline(false)
    await expect(page.getByText('4 of 4 ready')).toBeVisible({ timeout: 45_000 })
    expect(await creditsLeft(page)).toBe(2)
  })

  test('is canceled, and its credit comes back while nothing was delivered', { tag: '@desktop' }, async ({
    page,
    model,
  }) => {
    model.always('hang')
    await openStudio(page)
    await choosePhoto(page)
    await generateButton(page).click()
    await expect(card(page, 'Look 1')).toContainText('Being made')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Your credit came back.').first()).toBeVisible()
    await expect.poll(() => creditsLeft(page)).toBe(3)
  })

  test('cannot start without credits: the button leads to more of them', { tag: '@desktop' }, async ({ page }) => {
    const listen = await holdLiveUpdates(page)
    await openStudio(page)
    await expect.poll(() => creditsLeft(page)).toBe(3)
    const headers = await bearer(page)
    for (let left = 3; left > 0; left--)
      await page.request.post('/api/user/use-credit', { headers, data: { mode: 'headshot' } })
    listen()
    await expect.poll(() => creditsLeft(page)).toBe(0)
    await page.reload()
    await page.getByRole('link', { name: 'Get credits' }).click()
    await expect(page).toHaveURL(/\/payment\?for=headshot$/)
  })
})

test('the keys do what the list of shortcuts says', { tag: '@keyboard' }, async ({ page }) => {
  await openStudio(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Find a tool or an action' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await choosePhoto(page)
  await expect(generateButton(page)).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('4 of 4 ready')).toBeVisible({ timeout: 60_000 })

  await pressAt(page, card(page, 'Look 1').getByRole('button', { name: /^Remove/ }))
  const undo = page.getByRole('button', { name: 'Undo' })
  await tabTo(page, undo)
  // Toasts are last in the tab order, and must not trap the focus.
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await tabTo(page, skip)
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  await pressAt(page, undo)
  await expect(card(page, 'Look 1')).toBeVisible()
  await expect(undo).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
})

test('a draft that cannot be read breaks one tool alone, and can be dropped', { tag: '@desktop' }, async ({ page }) => {
  await openStudio(page)
  await expect(page).toHaveTitle('Headshots · Ufaro')
  await choosePhoto(page)
  await expect(generateButton(page)).toBeEnabled()
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const open = indexedDB.open('ufaro')
        open.onerror = () => fail(open.error)
        open.onsuccess = () => {
          const store = open.result.transaction('drafts', 'readwrite').objectStore('drafts')
          store.getAllKeys().onsuccess = ({ target }) => {
            const names = (target as IDBRequest<string[]>).result
            const held = names.find((name) => /^held:.*:headshot$/.test(name))
            store.put({ photo: { blob: 'no bytes', name: 'me.jpg' } }, held).onsuccess = () => done()
          }
        }
      }),
  )
  await page.reload()
  await expect(page.getByText('Headshots ran into a problem')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gallery' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Start this tool afresh' }).click()
  await choosePhoto(page)
  await expect(generateButton(page)).toBeEnabled()
})
