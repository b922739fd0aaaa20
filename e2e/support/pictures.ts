import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

/** A file as `setInputFiles` takes it. */
export interface UploadFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A photo of a person, painted by the project itself. */
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

/** Lets the browser paint a PNG. `paint` runs in the page and sees nothing of the test. */
export async function paintPng(page: Page, name: string, size: [number, number], paint: Paint): Promise<UploadFile> {
  // As text: a function cannot be handed to the page, and the page itself may not make one out of text.
  const url = await page.evaluate<string>(`(${drawPng})(${size.join()}, ${paint})`)
  return { name, mimeType: 'image/png', buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') }
}

function drawPng(width: number, height: number, paint: Paint): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  paint(canvas.getContext('2d') as CanvasRenderingContext2D)
  return canvas.toDataURL('image/png')
}
