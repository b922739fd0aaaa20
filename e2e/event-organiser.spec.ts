import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { enter, newPerson, register } from './support/people.ts'
import { paintPng } from './support/pictures.ts'

const GUEST = 'Ẹniọlá Adébáyọ̀'.normalize('NFC')
const MORE = ['Ngozi Eze', 'Musa Ɗanladi']

/**
 * Registers an organiser and signs the page in.
 * @returns headers for API calls as this organiser
 */
async function organiser(page: Page) {
  const owner = await register(page, newPerson())
  const { token } = await (await page.request.post('/api/auth/login', { data: owner })).json()
  await enter(page, owner)
  return { authorization: `Bearer ${token}` }
}

const door = (page: Page, name: string) => page.getByRole('list', { name: 'Guests' }).getByRole('button', { name })

test('an organiser makes a page, ticks guests online and offline, and makes certificates', async ({
  page,
  context,
}) => {
  const headers = await organiser(page)
  await page.goto('/event-pages')
  await expect(page.getByRole('heading', { name: 'No event pages yet' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/studio?mode=events')
  await page.getByRole('link', { name: 'Make a page for your guests' }).first().click()
  const make = page.getByRole('button', { name: 'Make the page · 1 credit' })
  await expect(make).toBeDisabled()
  await expect(page.getByText('The page takes one credit of Events')).toBeVisible()
  await page.getByRole('radio', { name: 'A ready design' }).check({ force: true })
  await page.getByRole('radio', { name: 'Spotlight' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Title' }).fill('Praise Night Live')
  await page.getByLabel('Where (optional)', { exact: true }).fill('City Hall, Enugu')
  await expect(page.getByRole('img', { name: 'Preview of Spotlight with your title' })).toBeVisible()
  await expectAccessible(page)
  // On a phone, the list of designs scrolls sideways. The page must not.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  await make.click()

  await expect(page.getByRole('heading', { name: 'Praise Night Live', level: 1 })).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''
  const { page: event } = await (await page.request.get(`/api/event-pages/${id}`, { headers })).json()
  await expect(page.getByText(event.url)).toBeVisible()
  await expect(page.getByText('Nobody has joined yet')).toBeVisible()

  const joined = await page.request.post(`/api/e/${event.slug}/attendees`, { data: { name: GUEST } })
  expect(joined.status()).toBe(201)
  await page.getByRole('button', { name: 'Add names' }).click()
  await page.getByLabel('Names, one a line').fill(MORE.join('\n'))
  await page.getByRole('button', { name: 'Add 2 guests' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  // The list of guests grows, so it comes last.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toHaveText('Guests')
  await page.getByText(GUEST).click()
  await expect(page.getByRole('checkbox', { name: `${GUEST} came` })).toBeChecked()
  await page.getByRole('searchbox', { name: 'Search' }).fill('danladi')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await expectAccessible(page)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const csv = await readFile(await (await saved).path(), 'utf8')
  expect(csv.startsWith('\uFEFF')).toBe(true)
  for (const name of [GUEST, ...MORE]) expect(csv).toContain(name)

  await page.getByRole('link', { name: 'Door list' }).click()
  await expect(page.getByText('1 of 3 here')).toBeVisible()
  await expect(door(page, GUEST)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await context.setOffline(true)
  await page.getByLabel('Search a name').fill('danladi')
  await door(page, 'Musa').click()
  await expect(page.getByText('1 tick not sent yet.')).toBeVisible()
  await expect(page.getByText('2 of 3 here')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Everything is sent.')).toBeVisible()
  const came = await page.request.get(`/api/event-pages/${id}/attendees?attended=true`, { headers })
  expect((await came.json()).attendees.map(({ name }: { name: string }) => name)).toEqual([GUEST, 'Musa Ɗanladi'])

  await page.getByRole('link', { name: 'Back to the page' }).click()
  await page.getByRole('button', { name: 'Certificates for those who came' }).click()
  await page.getByRole('button', { name: 'Make 2 certificates · 1 credit' }).click()
  await expect(page.getByText('Certificates: ready')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('link', { name: /^Download/ })).toBeVisible()

  await page.getByRole('button', { name: 'Close the page' }).click()
  await expect(page.getByRole('button', { name: 'Open the page' })).toBeVisible()
  const late = await page.request.post(`/api/e/${event.slug}/attendees`, { data: { name: 'Too late' } })
  expect(late.status()).toBe(409)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete page and list' }).click()
  await expect(page.getByRole('heading', { name: 'No event pages yet' })).toBeVisible()
  expect((await page.request.get(`/e/${event.slug}`)).status()).toBe(404)
})

test('an uploaded flyer keeps the place that was chosen for the photo', async ({ page }) => {
  const headers = await organiser(page)
  await page.goto('/event-pages/new')
  const flyer = await paintPng(page, 'flyer.png', [600, 750], (ctx) => {
    ctx.fillStyle = '#1b0f3b'
    ctx.fillRect(0, 0, 600, 750)
    ctx.globalCompositeOperation = 'destination-out'
    ctx.arc(300, 340, 180, 0, 7)
    ctx.fill()
  })
  await page.getByLabel('Flyer', { exact: true }).setInputFiles(flyer)
  await expect(page.getByRole('img', { name: 'Preview of the event flyer' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Circle' })).toBeChecked()
  await page.getByRole('group', { name: /place of the guest/ }).press('Shift+ArrowDown')
  await expect(page.getByRole('button', { name: 'Back to the room the flyer leaves' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Graduation')
  await page.getByRole('button', { name: 'Make the page · 1 credit' }).click()
  await expect(page.getByRole('heading', { name: 'Graduation', level: 1 })).toBeVisible()
  const id = page.url().split('/').at(-1)
  const { page: event } = await (await page.request.get(`/api/event-pages/${id}`, { headers })).json()
  expect(event.placement.shape).toBe('circle')
  expect(event.placement.y).toBeGreaterThan((340 - 180) / 750 + 0.005)
})

test('guests who came get certificates, and a thank-you flyer is made', async ({ page }) => {
  // The test makes two runs and a page, which takes longer than usual.
  test.slow()
  const headers = await organiser(page)
  await page.goto('/event-pages/new')
  await page.getByRole('radio', { name: 'A ready design' }).check({ force: true })
  await page.getByRole('radio', { name: 'Poster' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Title' }).fill('Graduation')
  const slug = `class-of-${Date.now().toString(36)}`
  await expect(page.getByLabel('Address (optional)')).toBeHidden()
  await page.getByText('More', { exact: true }).click()
  await page.getByLabel('Address (optional)').fill(slug.toUpperCase())
  await page.getByRole('button', { name: 'Make the page · 1 credit' }).click()
  await expect(page.getByRole('heading', { name: 'Graduation', level: 1 })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(`/e/${slug}`)).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''
  await page.request.post(`/api/event-pages/${id}/attendees`, { data: { names: [GUEST] }, headers })
  await page.reload()
  await page.getByText(GUEST).click()
  await expect(page.getByRole('checkbox', { name: `${GUEST} came` })).toBeChecked()

  await page.getByRole('button', { name: 'Certificates for those who came' }).click()
  await page.getByRole('button', { name: 'Make 1 certificate · 1 credit' }).click()
  await expect(page.getByText('Certificates: ready')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Thank-you flyer' }).click()
  await page.getByRole('button', { name: 'Make the flyer' }).click()
  await expect(page.getByText('Flyers: ready')).toBeVisible({ timeout: 60_000 })

  const { certificates } = await (await page.request.get('/api/certificates', { headers })).json()
  await page.goto(`/verify/${certificates[0].code}`)
  await expect(page.getByText(GUEST)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Add to LinkedIn' })).toHaveAttribute('href', /certId=/)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as picture' }).click()
  const picture = await readFile(await (await saved).path())
  expect([...picture.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
})
