import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export interface Person {
  email: string
  password: string
}

export const newPerson = (): Person => ({ email: `e2e-${randomUUID()}@example.com`, password: 'correct horse' })

export async function register(page: Page, person: Person = newPerson()): Promise<Person> {
  const answer = await page.request.post('/api/auth/register', {
    data: { ...person, mobilePhone: '+234 801 234 5678', firstName: 'Ada' },
  })
  expect(answer.status()).toBe(201)
  // Delete the session cookie of the reply, because it would sign the page in.
  await page.context().clearCookies()
  return person
}

/** Signs in through the API, without opening a page of the app. */
export async function enter(page: Page, person?: Person): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: person ?? (await register(page)) })
  const { token, user } = await answer.json()
  const kept = { 'ufaro-token': token, 'ufaro-user': JSON.stringify(user) }
  // Open a file of the site first, because localStorage belongs to the origin of the open document.
  await page.goto('/icon.svg')
  await page.evaluate((entries) => Object.assign(localStorage, entries), kept)
}

export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
