import type { Page } from '@playwright/test'
import { client } from './people.ts'

export async function openSession(page: Page, url: string, token: string): Promise<void> {
  const user = await client(url)('GET', '/api/auth/me', token)
  const kept = { 'ufaro-token': token, 'ufaro-user': JSON.stringify(user.user ?? user) }
  await page.goto(`${url}/icon.svg`)
  await page.evaluate((entries) => Object.assign(localStorage, entries), kept)
}
