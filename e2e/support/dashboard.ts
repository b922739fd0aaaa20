import { expect, type Page } from '@playwright/test'
import { ADMIN } from './global-setup.ts'
import { enter, type Person } from './people.ts'

export const sheet = (page: Page) => page.getByRole('dialog')
export const manage = (page: Page) => page.getByRole('link', { name: /^Manage/ })
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })

export async function openDashboard(page: Page): Promise<void> {
  await enter(page, ADMIN)
  await page.goto('/admin')
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
}

export async function openPerson(page: Page, { email }: Person): Promise<void> {
  await page.getByLabel('Search').fill(email)
  await expect(page).toHaveURL(/search=/)
  await expect(manage(page)).toHaveCount(1)
  await manage(page).click()
  await expect(page.getByRole('region', { name: 'Users' }).getByText(email)).toBeVisible()
}
