import type { BrandKit } from '@ufaro/contract/brand.ts'
import type { TemplateValues } from '@ufaro/contract/template.ts'
import type { Ctx, Drawable } from '@ufaro/render/draw/canvas.ts'
import { readLogo } from '@ufaro/render/draw/flyer/logo.ts'
import { TEMPLATES } from '@ufaro/render/draw/templates/registry.ts'
import { createContext } from '../preview/read-pixels.ts'

export interface Design {
  width: number
  height: number
  draw: (ctx: Ctx) => void
}

const LOGO_SIDE = 300

/**
 * Draws the design as the server would print it. Missing values come from the brand kit.
 * @throws Error if there is no such design, or DOMException if a picture cannot be read
 */
export async function composeDesign(id: string, values: TemplateValues, kit: BrandKit): Promise<Design> {
  const design = TEMPLATES.find((one) => one.id === id)
  if (!design) throw new Error(`There is no design ${id}`)
  const logo = await load(values.logo === undefined ? kit.logo : values.logo)
  const signatures = await Promise.all(
    (values.signatures ?? []).map(async ({ image, ...signature }) => ({ ...signature, image: await load(image) })),
  )
  const content = {
    title: values.title?.trim() || design.sample.title,
    organisation: values.organisation ?? kit.name,
    text: values.text ?? '',
    colors: values.colors ?? kit.colors,
    logo: logo && { logo, logoLook: readLogo(pixelsOf(logo)) },
    signatures,
  }
  return { width: design.width, height: design.height, draw: (ctx) => design.draw(ctx, content) }
}

async function load(url: string | null | undefined): Promise<Drawable | null> {
  if (!url) return null
  const image = new Image()
  // Request the picture by CORS. Otherwise a picture of another origin would make the canvas unreadable.
  image.crossOrigin = 'anonymous'
  image.src = url
  await image.decode()
  return { source: image, width: image.naturalWidth, height: image.naturalHeight }
}

function pixelsOf({ source, width, height }: Drawable) {
  const scale = Math.min(1, LOGO_SIDE / Math.max(width, height))
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const ctx = createContext(across, down)
  ctx.drawImage(source, 0, 0, across, down)
  return ctx.getImageData(0, 0, across, down)
}
