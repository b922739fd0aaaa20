import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { openStudio } from './support/studio.ts'

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

test('without a line there is a page that says so, and nothing private is kept', async ({ page, context }) => {
  await openStudio(page)
  await expect.poll(() => isControlled(page)).toBe(true)
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await context.setOffline(true)
  await page.goto('/studio')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Tools' })).toBeVisible()

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).not.toHaveURL(/studio/)
  const kept = await keptPaths(page)
  expect(kept).toContain('/offline.html')
  expect(kept.filter((path) => !/^\/(assets\/|boot\.js$|icon\.svg$|offline\.html$)/.test(path))).toEqual([])
})
