import { type Download, expect, type Page } from '@playwright/test'
import { paintPng } from './pictures.ts'
import { withOptions } from './studio.ts'

export const FAILED = "Failed to process the certificate template. Please ensure it's a valid image."

const paintTemplate = (page: Page) =>
  paintPng(page, 'template.png', [1200, 850], (ctx) => {
    ctx.fillStyle = '#fdf6e3'
    ctx.fillRect(0, 0, 1200, 850)
    ctx.strokeStyle = '#b7902f'
    ctx.lineWidth = 14
    ctx.strokeRect(30, 30, 1140, 790)
  })

export const preview = (page: Page) => page.getByRole('img', { name: /^Preview of the certificate/ })
export const names = (page: Page) => page.getByLabel(/^Names, one a line/)
export const handle = (page: Page, what: string) =>
  page.getByRole('button', { name: new RegExp(`^${what}, .*move it by`) })
export const ready = (page: Page, count: number) => page.getByText(`${count} certificates ready`)

export async function upload(page: Page, list: readonly string[]): Promise<void> {
  await page.getByLabel('Template', { exact: true }).setInputFiles(await paintTemplate(page))
  await expect(preview(page)).toBeVisible()
  await withOptions(page, () => names(page).fill(list.join('\n')))
}

export async function download(page: Page): Promise<Download> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download (ZIP|PDF)/ }).click()
  return saved
}
