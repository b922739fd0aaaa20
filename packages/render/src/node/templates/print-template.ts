import { readLogo } from '../../draw/flyer/logo.ts'
import { TEMPLATES } from '../../draw/templates/registry.ts'
import type { Colors, TemplateContent, TemplateDesign } from '../../draw/templates/template.ts'
import { createContext, encode, loadDrawable, loadPixels } from '../canvas.ts'
import { registerFonts } from '../fonts.ts'
import { sharp } from '../sharp.ts'

export interface PrintValues {
  title: string
  organisation: string
  text: string
  colors: Colors
  logo: Uint8Array | null
  signatures: { name: string; role: string; image: Uint8Array | null }[]
}

const PREVIEW_WIDTH = 480
// Maximum longer side, in pixels, at which a logo is analysed.
const LOGO_SIDE = 300

const findTemplate = (id: string): TemplateDesign => {
  const design = TEMPLATES.find((one) => one.id === id)
  if (!design) throw new Error(`there is no template ${id}`)
  return design
}

const open = (bytes: Uint8Array | null) => (bytes ? loadDrawable(Buffer.from(bytes)) : null)

export async function printTemplate(id: string, values: PrintValues): Promise<Buffer> {
  const design = findTemplate(id)
  const { logo, signatures, ...words } = values
  const content: TemplateContent = {
    ...words,
    title: words.title || design.sample.title,
    logo: logo && {
      logo: await loadDrawable(Buffer.from(logo)),
      logoLook: readLogo(await loadPixels(Buffer.from(logo), LOGO_SIDE)),
    },
    signatures: await Promise.all(signatures.map(async (one) => ({ ...one, image: await open(one.image) }))),
  }
  return (await encode(draw(design, content), 'png', { opaque: true })).bytes
}

export async function printPreview(id: string): Promise<Buffer> {
  const design = findTemplate(id)
  const signatures = design.places ? [{ name: 'Ngozi Eze', role: 'Director', image: null }] : []
  const { bytes } = await encode(draw(design, { ...design.sample, logo: null, signatures }), 'png', { opaque: true })
  return sharp(bytes).resize(PREVIEW_WIDTH).webp({ quality: 82 }).toBuffer()
}

function draw(design: TemplateDesign, content: TemplateContent) {
  registerFonts()
  const ctx = createContext(design.width, design.height)
  design.draw(ctx, content)
  return ctx
}
