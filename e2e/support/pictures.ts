import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

export interface UploadFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export const portrait: UploadFile = {
  name: 'portrait.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(path.join(import.meta.dirname, '../assets/portrait.jpg')),
}

export const noPicture = (name: string): UploadFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('hello, I am a picture'),
})

type Paint = (ctx: CanvasRenderingContext2D) => void

/** The browser runs `paint` in the page, so it cannot use variables of the test. */
export async function paintPng(page: Page, name: string, size: [number, number], paint: Paint): Promise<UploadFile> {
  // Send the source of both functions, because functions cannot be serialized, and the page's CSP forbids eval.
  const url = await page.evaluate<string>(`(${drawPng})(${size.join()}, ${paint})`)
  return { name, mimeType: 'image/png', buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') }
}

export const paintTin = (page: Page): Promise<UploadFile> =>
  paintPng(page, 'tin.png', [500, 500], (ctx) => {
    ctx.fillStyle = '#f1efe9'
    ctx.fillRect(0, 0, 500, 500)
    ctx.fillStyle = '#1f7a4d'
    ctx.roundRect(150, 150, 200, 230, 24)
    ctx.fill()
    ctx.fillStyle = '#f8e7b0'
    ctx.fillRect(150, 220, 200, 70)
  })

function drawPng(width: number, height: number, paint: Paint): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  paint(canvas.getContext('2d') as CanvasRenderingContext2D)
  return canvas.toDataURL('image/png')
}
