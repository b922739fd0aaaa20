import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { startDeployment } from './support/deployment.ts'
import { openedTool, openStudio } from './support/studio.ts'

test.use({ serviceWorkers: 'allow' })

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })

test('the app can be installed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/login')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(String(href))).json()
  expect(manifest).toMatchObject({ name: 'Ufaro', display: 'standalone', start_url: '/studio' })
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']).toContain(type)
  }
})

test('an offline app shows a page that says so, and nothing private is stored', async ({ page, context }) => {
  await openStudio(page)
  await expect.poll(() => isControlled(page)).toBe(true)
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await context.setOffline(true)
  await page.goto('/studio')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  const letters = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
  await expect.poll(letters).toBeGreaterThan(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(openedTool(page, 'Headshots')).toBeVisible()

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).not.toHaveURL(/studio/)
  const kept = await keptPaths(page)
  expect(kept).toContain('/offline.html')
  expect(kept.filter((path) => !/^\/(assets\/|boot\.js$|icon\.svg$|offline\.html$)/.test(path))).toEqual([])
})

test('a newer version of the app is announced, and takes over when the user confirms', async ({ page, baseURL }) => {
  const deployment = await startDeployment(baseURL!)
  try {
    await page.goto(`${deployment.url}/login`)
    await expect.poll(() => isControlled(page)).toBe(true)
    const news = page.getByText('A new version of Ufaro is ready.')
    const looksForNews = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        await registration.update()
      })
    await looksForNews()
    await expect(news).toHaveCount(0)

    deployment.deploy()
    await looksForNews()
    await expect(news).toBeVisible()
    await expectAccessible(page)
    await page.evaluate(() => Object.assign(window, { older: true }))
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => page.evaluate(() => 'older' in window).catch(() => true)).toBe(false)
    await expect(page.getByLabel('Email')).toBeVisible()
    const waits = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
    expect(await waits()).toBe(false)
    expect(await isControlled(page)).toBe(true)
  } finally {
    await deployment.close()
  }
})
