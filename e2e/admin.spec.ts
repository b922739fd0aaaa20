import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { bar, manage, openDashboard, sheet } from './support/dashboard.ts'
import { reloadAfterWriting } from './support/studio.ts'

/** Name, path, first API call, and the error message if that call fails. */
const TABS = [
  ['Users', '', '**/api/admin/users*', 'Failed to load users'],
  ['Plans', '?tab=plans', '**/api/admin/plans-config', 'Failed to load plans'],
  ['Services', '?tab=services', '**/api/admin/services', 'Failed to load services'],
  ['Analytics', '?tab=analytics', '**/api/admin/analytics*', 'Failed to load analytics'],
  ['Payments', '?tab=payments', '**/api/admin/payments*', 'Failed to load payment history'],
  ['Affiliates', '?tab=affiliates', '**/api/admin/affiliates*', 'Failed to load affiliates'],
  ['Payouts', '?tab=payouts', '**/api/admin/payouts*', 'Failed to load payouts'],
  ['Error logs', '?tab=errors', '**/api/admin/error-logs*', 'Failed to load error logs'],
  ['Reports', '?tab=reports', '**/api/admin/certificate-reports*', 'Failed to load reports'],
  ['Audit', '?tab=audit', '**/api/admin/audit*', 'Failed to load audit log'],
  ['Outbox', '?tab=outbox', '**/api/admin/outbox*', 'Failed to load outbox'],
  ['Testimonials', '?tab=testimonials', '**/api/testimonials', 'Failed to load testimonials'],
] as const

test.describe('every tab', () => {
  for (const [name, path, call, sentence] of TABS) {
    test(`${name} is reached by its link, accessible in light and dark, and says where it fails`, async ({ page }) => {
      await openDashboard(page)
      await bar(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/admin${path.replace('?', '[?]')}$`))
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
      await expect(page).toHaveTitle(`${name} · Admin Dashboard · Ufaro`)
      await expect(page.getByText('Loading...')).toHaveCount(0)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expectAccessible(page)

      await page.route(call, (route) => route.fulfill({ status: 500, json: { error: 'Broken', code: 'INTERNAL' } }))
      await page.reload()
      const alert = page.getByRole('alert').filter({ hasText: sentence }).first()
      await expect(alert).toBeVisible()
      await page.unroute(call)
      await alert.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toHaveCount(0)
    })
  }

  test('rights that end show Access Denied in the tab', { tag: '@desktop' }, async ({ page }) => {
    await openDashboard(page)
    await page.route('**/api/admin/**', (route) =>
      route.fulfill({ status: 403, json: { error: 'Access denied. Admin privileges required.', code: 'NOT_ALLOWED' } }),
    )
    await page.goto('/admin?tab=plans')
    await expect(page.getByText('Access Denied')).toBeVisible()
    await expect(page.getByText('Admin privileges required')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Studio' })).toBeVisible()
  })
})

test('a plan is added, changed and deleted; the editor speaks its rules', async ({ page }) => {
  const id = `e2e-${randomUUID().slice(0, 8)}`
  await openDashboard(page)
  await page.goto('/admin?tab=plans')
  await expect(page.getByRole('button', { name: 'Delete Free' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add plan' }).click()
  await sheet(page).getByLabel('Price (kobo)', { exact: true }).fill('-1')
  await sheet(page).getByRole('button', { name: 'Save plan' }).click()
  for (const sentence of [
    'Plan ID is required',
    'Plan name is required',
    'Price cannot be negative',
    'At least one credit type must be greater than 0',
  ]) {
    await expect(sheet(page).getByText(sentence)).toBeVisible()
  }
  await expectAccessible(page)
  await sheet(page).getByLabel('Plan ID').fill('free')
  await sheet(page).getByRole('button', { name: 'Save plan' }).click()
  await expect(sheet(page).getByText('Plan ID already exists')).toBeVisible()
  await sheet(page).getByLabel('Plan ID').fill(id)
  await sheet(page).getByLabel('Plan name').fill('Trial plan')
  await sheet(page).getByLabel('Price (kobo)', { exact: true }).fill('250000')
  await expect(sheet(page).getByText('₦2,500')).toBeVisible()
  await sheet(page).getByLabel('GIFs').fill('7')
  await sheet(page).getByRole('button', { name: 'Save plan' }).click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.getByText(id)).toBeVisible()
  await page.getByRole('button', { name: 'Delete Trial plan' }).click()
  await sheet(page).getByRole('button', { name: 'Delete plan' }).click()
  await expect(page.getByText(id)).toHaveCount(0)
})

test('a switch that the server refuses turns back', { tag: '@desktop' }, async ({ page }) => {
  await openDashboard(page)
  await page.route('**/api/admin/services/*', (route) =>
    route.fulfill({ status: 500, json: { error: 'Broken', code: 'INTERNAL' } }),
  )
  await page.goto('/admin?tab=services')
  const headshots = page.getByRole('switch', { name: 'Headshots' })
  await headshots.click()
  await expect(page.getByText('Failed to update service')).toBeVisible()
  await expect(headshots).toBeChecked()
})

test('the figures can be downloaded as a CSV file', { tag: '@desktop' }, async ({ page }) => {
  await openDashboard(page)
  await page.goto('/admin?tab=analytics')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^ufaro_analytics_\d{4}-\d\d-\d\d\.csv$/)
  await page.route('**/api/admin/export-csv*', (route) =>
    route.fulfill({ status: 500, json: { error: 'Broken', code: 'INTERNAL' } }),
  )
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect(page.getByText('Failed to export CSV')).toBeVisible()
})

test('in a list, Back goes one page back, and each page begins at its top', async ({ page }) => {
  await openDashboard(page)
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('ufaro-token'))}` }
  for (let n = 0; n < 51; n += 1) {
    const answer = await page.request.patch('/api/admin/services/gif_mode', { headers, data: { enabled: true } })
    expect(answer.status()).toBe(200)
  }
  await page.goto('/admin?tab=audit&page=999')
  const table = page.getByRole('table', { name: 'Audit log' })
  await expect(table).toBeVisible()
  await expect(page).toHaveURL(/page=[2-9]$/)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page).not.toHaveURL(/page=[3-9]/)

  await page.goto('/admin?tab=audit')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(table).toBeFocused()
  await expect(table.getByRole('cell').first()).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/tab=audit$/)
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()

  await bar(page).getByRole('link', { name: 'Users' }).click()
  await page.getByLabel('Status').selectOption('admin')
  await expect(page).toHaveURL(/status=admin$/)
  await page.getByLabel('Search').fill('nobody of this name')
  await expect(page.getByText('Nobody here')).toBeVisible()
  await bar(page).getByRole('link', { name: 'Users' }).click()
  await expect(page.getByLabel('Search')).toHaveValue('')
  await expect(page).toHaveURL(/admin$/)
  await page.goBack()
  await expect(page.getByLabel('Search')).toHaveValue('nobody of this name')
  await page.goBack()
  await expect(page.getByLabel('Status')).toHaveValue('')
})

test('an invalid query is reported at its field', { tag: '@desktop' }, async ({ page }) => {
  await openDashboard(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/admin?tab=analytics&from=2026-03-02&to=2026-03-01')
  await expect(page.getByText('The first day comes after the last one.')).toBeVisible()
  expect(asked.filter((url) => /admin\/(analytics|generations)\?/.test(url))).toEqual([])
  await expectAccessible(page)
  await page.getByLabel('To', { exact: true }).fill('2026-03-02')
  await expect(page.getByText('Nothing in these days')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Generations by tool' })).toHaveCount(0)
  await page.goto('/admin?tab=outbox')
  const asking = page.waitForRequest(/admin\/outbox\?.*to=admin%40/)
  await page.getByRole('searchbox', { name: 'To' }).fill('admin@')
  await asking
})

test('an admin’s phone has every page at hand, and nothing lies on a button', async ({ page }) => {
  await openDashboard(page)
  for (const name of ['Generate', 'Admin', 'Gallery', 'Affiliate']) {
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })).toBeInViewport()
  }
  const boxOf = async (name: string) => (await page.getByRole('link', { name, exact: true }).boundingBox())!
  const [mark, generate, admin] = [await boxOf('Ufaro'), await boxOf('Generate'), await boxOf('Admin')]
  expect(generate.x - mark.x - mark.width).toBeGreaterThanOrEqual(2)
  expect(admin.x - generate.x - generate.width).toBeGreaterThanOrEqual(2)
  const theme = (await page.getByRole('button', { name: 'Theme settings' }).boundingBox())!
  for (const part of [...(await manage(page).all()), page.getByRole('group', { name: 'Appearance' })]) {
    const { x, y, width, height } = (await part.boundingBox())!
    expect(x + width <= theme.x || y + height <= theme.y).toBe(true)
  }
})

test('days are chosen by name or by date, and a range without results says so', async ({ page }) => {
  await openDashboard(page)
  await page.goto('/admin?tab=analytics')
  const days = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(days('30 days')).toBeChecked()
  const week = page.waitForRequest(/admin\/analytics\?startDate=\d{4}-\d\d-\d\d&endDate=\d{4}-\d\d-\d\d$/)
  await page.getByText('7 days', { exact: true }).click()
  const { searchParams } = new URL((await week).url())
  const [start, end] = ['startDate', 'endDate'].map((name) => Date.parse(searchParams.get(name) ?? ''))
  expect((end! - start!) / 86_400_000).toBe(6)
  await page.reload()
  await expect(days('7 days')).toBeChecked()
  await page.getByText('Custom', { exact: true }).click()
  await page.getByLabel('From', { exact: true }).fill('2019-01-01')
  await page.getByLabel('To', { exact: true }).fill('2019-01-02')
  await expect(page.getByText('Nothing in these days')).toBeVisible()
  await expect(page.getByText('nobody judged a run')).toBeVisible()
  await expectAccessible(page)
})

test('testimonials that are not saved wait while another tab is open, and outlive a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  await openDashboard(page)
  await bar(page).getByRole('link', { name: 'Testimonials' }).click()
  const remove = page.getByRole('button', { name: /^Remove the words of/ })
  await expect(remove).toHaveCount(3)
  for (let left = 3; left > 0; left -= 1) await remove.first().click()
  await expect(page.getByText('No testimonials')).toBeVisible()
  await page.getByRole('button', { name: 'Add one' }).click()
  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('button', { name: 'Save testimonials' }).click()
  await expect(page.getByText('Content is required', { exact: true })).toBeVisible()
  await bar(page).getByRole('link', { name: 'Users' }).click()
  await bar(page).getByRole('link', { name: 'Testimonials' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  await expect(page.getByText('These changes are not saved yet.')).toBeVisible()
  await expectAccessible(page)
  await reloadAfterWriting(page)
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(remove).toHaveCount(3)

  const name = page.getByLabel('Name').first()
  const before = await name.inputValue()
  await name.fill('Somebody else')
  await name.fill(before)
  await page.getByRole('button', { name: 'Save testimonials' }).click()
  await expect(page.getByText('Testimonials saved.')).toBeVisible()
  await expect(page.getByText('These changes are not saved yet.')).toHaveCount(0)
  await expect(name).toHaveValue(before)
})

test('a long failure takes three lines and opens in full', { tag: '@desktop' }, async ({ page }) => {
  const message = `${'Broken again. '.repeat(200)}The end.`
  const log = { id: '1', severity: 'error', service_type: 'web', code: 'INTERNAL', message, resolved: false }
  const logs = [{ ...log, request_id: 'request-1', user_id: null, created_at: '2026-03-01T09:00:00Z' }]
  await openDashboard(page)
  await page.route('**/api/admin/error-logs*', (route) => route.fulfill({ json: { logs, total: 1 } }))
  await page.goto('/admin?tab=errors')
  expect((await page.getByText(message).boundingBox())?.height).toBeLessThan(80)
  await page.getByRole('button', { name: 'Show INTERNAL' }).click()
  await expect(sheet(page)).toContainText('The end.')
  await expect(sheet(page)).toContainText('request-1')
  await expectAccessible(page)
})
