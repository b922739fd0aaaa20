import { expect, type Page } from '@playwright/test'

export async function beginPayment(page: Page, planId: string) {
  const { token, email } = await page.evaluate(() => ({
    token: localStorage.getItem('ufaro-token'),
    email: JSON.parse(localStorage.getItem('ufaro-user') ?? '{}').email as string,
  }))
  const answer = await page.request.post('/api/payments/initialize', {
    headers: { authorization: `Bearer ${token}` },
    data: { planId, email },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as { authorization_url: string; reference: string }
}

/** Pays without a browser, so that no browser is redirected back. */
export async function payElsewhere(page: Page, url: string, card = '4084084084084081'): Promise<void> {
  const answer = await page.request.post(url, { data: { card } })
  expect(await answer.json()).toMatchObject({ status: 'success' })
}

export async function payByCard(checkout: Page, card: string): Promise<void> {
  await expect(checkout.getByText('TEST MONEY.')).toBeVisible()
  await checkout.getByRole('button', { name: card }).click()
  await checkout.getByRole('button', { name: /^Pay/ }).click()
}
