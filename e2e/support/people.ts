import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export interface Person {
  email: string
  password: string
}

export const newPerson = (): Person => ({ email: `e2e-${randomUUID()}@example.com`, password: 'correct horse' })

/** Makes an account by the API, for tests whose subject is not the sign-up form. */
export async function register(page: Page, person: Person = newPerson()): Promise<Person> {
  const answer = await page.request.post('/api/auth/register', {
    data: { ...person, mobilePhone: '+234 801 234 5678', firstName: 'Ada' },
  })
  expect(answer.status()).toBe(201)
  // The page shall sign in by itself: the answer's cookie would do it in its stead.
  await page.context().clearCookies()
  return person
}

export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
