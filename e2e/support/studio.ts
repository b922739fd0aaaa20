import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { layersGone } from './history.ts'
import { enter } from './people.ts'

export const PORTRAIT = path.resolve(import.meta.dirname, '../assets/portrait.jpg')
export const LOOKS = ['Look 1', 'Look 2', 'Look 3', 'Look 4']

export async function openStudio(page: Page): Promise<void> {
  await enter(page)
  await page.goto('/studio')
  await expect(page.getByRole('heading', { name: 'Studio', level: 1 })).toBeAttached()
}

export async function openTool(page: Page, mode: ToolId): Promise<void> {
  await enter(page)
  await page.goto(`/studio?mode=${mode}`)
  await expect(generateButton(page)).toBeVisible()
}

export const choosePhoto = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0] = PORTRAIT) =>
  page.getByLabel('Photo', { exact: true }).setInputFiles(file)

export const generateButton = (page: Page) => page.getByRole('button', { name: /^(?:Generate|Go on anyway)/ })

/** Finds the button of the open tool, in the side rail or, on a phone, in the bar. */
export const openedTool = (page: Page, name: string) =>
  page
    .getByRole('radio', { name, exact: true, checked: true })
    .or(page.getByRole('button', { name: `Tool: ${name}, change` }))

/** On a phone, the list is in a sheet, which this function opens. */
export async function allTools(page: Page) {
  const bar = page.getByRole('button', { name: /^Tool: / })
  const rail = page.getByRole('radiogroup', { name: 'Tools' })
  await expect(bar.or(rail)).toBeVisible()
  if (await bar.isVisible()) await bar.click()
  return rail.or(page.getByRole('group', { name: 'Tools' }))
}

export const card = (page: Page, label: string) => page.getByRole('article', { name: label })

export async function creditsLeft(page: Page): Promise<number> {
  const text = await page.getByRole('complementary', { name: 'Credits' }).textContent()
  return Number(/\d+/.exec(text ?? '')?.[0])
}

/**
 * Keeps the page's event stream from connecting.
 * @returns a function that lets it connect
 */
export async function holdLiveUpdates(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/events/ticket', async (call) => {
    await promise
    await call.continue()
  })
  return resolve
}

export async function makeLooks(page: Page): Promise<void> {
  await choosePhoto(page)
  await generateButton(page).click()
  await expect(page.getByText('4 of 4 ready')).toBeVisible({ timeout: 60_000 })
}

export const bearer = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('ufaro-token'))}`,
})

/** On a phone, the options are in a sheet, which this function opens. */
export async function withOptions(page: Page, work: () => Promise<void>): Promise<void> {
  // Whether the options are in a sheet is known only after the tool has loaded.
  await expect(generateButton(page).or(page.getByRole('link', { name: 'Get credits' }))).toBeVisible()
  const sheet = page.getByRole('button', { name: 'Options', exact: true })
  const narrow = await sheet.isVisible()
  if (narrow) await sheet.click()
  await work()
  if (!narrow) return
  await page.keyboard.press('Escape')
  await layersGone(page)
}

/** Reloads the page once its IndexedDB writes have ended: a read transaction waits for the writes before it. */
export async function reloadAfterWriting(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('ufaro')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const looking = opening.result.transaction('drafts').objectStore('drafts').count()
          looking.onerror = () => reject(looking.error)
          looking.onsuccess = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  await page.reload()
}
