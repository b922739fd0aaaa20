import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { beginPayment, payElsewhere } from './support/checkout.ts'
import { openDashboard, sheet } from './support/dashboard.ts'
import { enter, register } from './support/people.ts'

test('a payment is found by its reference and refunded once', async ({ page }) => {
  const person = await register(page)
  await enter(page, person)
  const { authorization_url, reference } = await beginPayment(page, 'starter-monthly')
  await payElsewhere(page, authorization_url)
  await openDashboard(page)
  await page.goto('/admin?tab=payments')
  await page.getByLabel('Search').fill(reference.slice(8, 20))
  await expect(page).toHaveURL(/search=/)
  const rows = page.getByRole('table', { name: 'Payments' }).getByRole('row')
  const row = rows.filter({ hasText: person.email })
  await expect(row.getByText('Successful')).toBeVisible()
  await expect(row.getByRole('button', { name: `Copy ${reference}` })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(rows, 'its own and the head').toHaveCount(2)
  await expectAccessible(page)
  await row.getByRole('button', { name: `Refund ${reference}` }).click()
  await expectAccessible(page)
  await sheet(page).getByLabel('Reason').fill('Paid twice')
  await sheet(page)
    .getByRole('button', { name: /^Refund/ })
    .dblclick()
  await expect(sheet(page)).toHaveCount(0)
  await expect(async () => {
    await page.reload()
    await expect(row.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await row.getByRole('link').click()
  const acts = page.getByRole('table', { name: 'What admins did' })
  await expect(acts.getByText('payment.refund')).toHaveCount(1)
  await expect(page.getByRole('table', { name: 'Mails' })).toContainText(reference)
  await expectAccessible(page)
})
