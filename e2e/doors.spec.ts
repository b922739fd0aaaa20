import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { createClient } from '@ufaro/client'
import { expectAccessible } from './support/accessible.ts'
import { layersGone } from './support/history.ts'
import { enter } from './support/people.ts'

async function open(page: Page, name: string): Promise<void> {
  await page.goto('/account')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a key is made, shown once, works as it is copied, and is dead once it is deleted', async ({ page }) => {
  await enter(page)
  await open(page, 'API keys')
  await page.getByRole('button', { name: 'New key' }).click()
  const form = page.getByRole('dialog', { name: 'New API key' })
  await form.getByRole('button', { name: 'Create key' }).click()
  await expect(form).toContainText('Please name the key')
  await form.getByLabel('Name').fill('Shop upload')
  await form.getByLabel(/^Credits a day/).fill('5')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create key' }).click()

  const made = page.getByRole('dialog', { name: 'Your new key' })
  const secret = (await made.locator('pre').first().textContent()) ?? ''
  expect(secret).toMatch(/^ufk_/)
  await expect(made.getByRole('region', { name: 'Try it with curl' })).toContainText(secret)
  await expectAccessible(page)
  const ufaro = createClient({ url: new URL(page.url()).origin, key: secret })
  expect(await ufaro.getPlan()).toMatchObject({ credits_remaining: expect.any(Number) })

  await made.getByRole('button', { name: 'I have copied it' }).click()
  await layersGone(page)
  await page.reload()
  await expect(page.getByText('at most 5 credits a day')).toBeVisible()
  await expect(page.getByText(secret)).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete Shop upload' }).click()
  await page.getByRole('button', { name: 'Delete key' }).click()
  await expect(page.getByText('No keys yet')).toBeVisible()
  await expect(ufaro.getPlan()).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
})

test('a webhook is tested, its log shows the result, and the delivery is sent again', async ({ page }) => {
  const heard: string[] = []
  const receiver = createServer((request, response) => {
    heard.push(String(request.headers['webhook-id']))
    response.writeHead(heard.length === 1 ? 410 : 204).end()
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`

  await enter(page)
  await open(page, 'Webhooks')
  await page.getByRole('button', { name: 'New webhook' }).click()
  const form = page.getByRole('dialog', { name: 'New webhook' })
  await form.getByLabel('Address').fill('http://example.com/')
  await form.getByRole('button', { name: 'Create webhook' }).click()
  await expect(form).toContainText('must begin with https://')
  await expectAccessible(page)
  await form.getByLabel('Address').fill(address)
  await form.getByRole('button', { name: 'Create webhook' }).click()
  const secret = page.getByRole('dialog', { name: 'Your signing secret' })
  await expect(secret).toContainText('whsec_')
  await secret.getByRole('button', { name: 'I have copied it' }).click()

  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect.poll(() => heard.length).toBe(1)
  await page.getByRole('button', { name: 'Log' }).click()
  const log = page.getByRole('dialog', { name: 'What was sent' })
  await expect(log).toContainText('answered 410')
  await expectAccessible(page)
  await log.getByRole('button', { name: 'Send test again' }).click()
  await expect(log).toContainText('Delivered')
  expect(new Set(heard).size).toBe(1)
  await log.getByRole('button', { name: 'Close' }).click()
  await layersGone(page)
  await page.reload()
  // The receiver has answered 410 Gone, so the app must have disabled the webhook.
  await expect(page.getByRole('switch')).not.toBeChecked()
  receiver.close()
})
