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
  // The session cookie of the reply would sign the test in.
  await page.context().clearCookies()
  return person
}

/** Signs in through the API. The page then shows a picture of the site, and none of its pages. */
export async function enter(page: Page, person?: Person): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: person ?? (await register(page)) })
  const { token, user } = await answer.json()
  const kept = { 'ufaro-token': token, 'ufaro-user': JSON.stringify(user) }
  // localStorage belongs to an origin, so a file of the site is opened before.
  await page.goto('/icon.svg')
  await page.evaluate((entries) => Object.assign(localStorage, entries), kept)
}

export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
