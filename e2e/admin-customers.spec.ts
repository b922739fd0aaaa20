import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { bar, manage, openDashboard, openPerson, sheet } from './support/dashboard.ts'
import { enter, newPerson, register } from './support/people.ts'

test.describe('users', () => {
  test('a hostile name is shown as text, and the search is kept in the URL', { tag: '@desktop' }, async ({ page }) => {
    const person = newPerson()
    const name = '<img src=x onerror=alert(1)>'
    const fields = { ...person, firstName: name, mobilePhone: '0801 234 5678' }
    expect((await page.request.post('/api/auth/register', { data: fields })).status()).toBe(201)
    await page.context().clearCookies()
    await openDashboard(page)
    await page.getByLabel('Search').fill(person.email)
    await expect(page).toHaveURL(/search=/)
    await expect(page.getByText(name, { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Search')).toHaveValue(person.email)
    await expect(page.getByText(name, { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  test('a plan is given by the quick choice, ended and taken up again', async ({ page }) => {
    const person = await register(page)
    await openDashboard(page)
    await page.getByLabel('Search').fill(person.email)
    await expect(manage(page)).toHaveCount(1)
    const quick = page.getByRole('combobox', { name: /^Assign a plan to/ })
    await expect(quick.getByRole('option', { name: 'Free' })).toHaveCount(1)
    await quick.selectOption({ index: 2 })
    const total = sheet(page).getByLabel('Total credits')
    await expect(total).not.toHaveValue('')
    await expectAccessible(page)
    await total.fill('0')
    await sheet(page).getByRole('button', { name: 'Assign plan' }).click()
    await expect(sheet(page).getByText('Total credits must be greater than 0')).toBeVisible()
    await total.fill('40')
    await page.route('**/plan', (route) => route.fulfill({ status: 500, json: { error: 'Broken', code: 'INTERNAL' } }))
    await sheet(page).getByRole('button', { name: 'Assign plan' }).click()
    await expect(sheet(page).getByRole('alert')).toContainText('Failed to assign plan')
    await page.unroute('**/plan')
    await sheet(page).getByRole('button', { name: 'Assign plan' }).click()
    await expect(sheet(page)).toHaveCount(0)
    await expect(page.getByRole('cell').filter({ hasText: /^40$/ })).toBeVisible()
    await expect(quick.locator('option[disabled]')).toHaveCount(1)

    await manage(page).click()
    const active = page.getByRole('switch').first()
    await expect(active).toBeChecked()
    await expectAccessible(page)
    await page.route('**/api/admin/user-plans/*', (route) =>
      route.fulfill({ status: 500, json: { error: 'Broken', code: 'INTERNAL' } }),
    )
    await active.click()
    await expect(page.getByText('Failed to update plan')).toBeVisible()
    await expect(active).toBeChecked()
    await page.unroute('**/api/admin/user-plans/*')
    await active.click()
    await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
    const acts = page.getByRole('table', { name: 'What admins did' })
    await expect(acts.getByText('user-plan.update')).toBeVisible()
    await expect(acts.getByText('plan.assign')).toBeVisible()
    await page.getByRole('button', { name: 'All users' }).click()
    await expect(page.getByLabel('Search')).toHaveValue(person.email)

    await page.evaluate(() => localStorage.clear())
    await enter(page, person)
    await page.goto('/studio?mode=flyer')
    await expect(page.getByText('Your plan has expired. Please choose a plan to continue.')).toBeVisible()
    await page.getByRole('link', { name: 'Get credits' }).first().click()
    await expect(page.locator('li', { hasText: 'Ended' }).getByText('Buy again')).toBeVisible()
  })

  test('a reset token is shown once and works', { tag: '@desktop' }, async ({ page }) => {
    const person = await register(page)
    await openDashboard(page)
    await openPerson(page, person)
    await page.getByRole('button', { name: 'Reset password' }).click()
    const token = (await page.getByTestId('reset-token').textContent()) ?? ''
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('reset-token')).toHaveCount(0)
    const used = await page.request.post('/api/auth/update-password', { data: { token, password: 'another one' } })
    expect(used.status()).toBe(204)
  })

  test('rights are given, and a sub admin is offered less', { tag: '@desktop' }, async ({ page, browser }) => {
    const person = await register(page)
    await openDashboard(page)
    await openPerson(page, person)
    await page.getByLabel('Admin rights').selectOption('sub')
    const users = page.getByRole('region', { name: 'Users' })
    await expect(users.getByText('Admin', { exact: true }).first()).toBeVisible()
    const context = await browser.newContext()
    const other = await context.newPage()
    await enter(other, person)
    await other.goto('/admin')
    await expect(bar(other).getByRole('link', { name: 'Users' })).toBeVisible()
    for (const name of ['Audit', 'Outbox', 'Testimonials']) {
      await expect(bar(other).getByRole('link', { name })).toHaveCount(0)
    }
    await other.goto('/admin?tab=plans')
    await expect(other.getByRole('table', { name: 'Plans' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Add plan' })).toHaveCount(0)
    await context.close()
  })

  test('a user is deleted only after their address is typed', { tag: '@desktop' }, async ({ page }) => {
    const person = await register(page)
    await openDashboard(page)
    await openPerson(page, person)
    await page.getByRole('button', { name: 'Delete user' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete user' })
    await expect(dialog.getByText('This action cannot be undone')).toBeVisible()
    const confirm = dialog.getByRole('button', { name: 'Delete for good' })
    await expect(confirm).toBeDisabled()
    await dialog.getByRole('textbox').fill(person.email)
    await confirm.click()
    await expect(page.getByText('Nobody here')).toBeVisible()
    expect((await page.request.post('/api/auth/login', { data: person })).status()).toBe(401)
  })
})
