import type { Template, TemplateKind, TemplateValues } from '@ufaro/contract/template.ts'
import {
  CERTIFICATE_TEXTS,
  DEFAULT_FONT_STYLE,
  DEFAULT_NAME_POSITION,
  DEFAULT_QR_POSITION,
  DEFAULT_QR_SIZE,
  DEFAULT_SERIAL_POSITION,
} from '@ufaro/contract/tools/certificates.ts'
import { TEMPLATES } from '@ufaro/render/draw/templates/registry.ts'
import type { TemplateDesign } from '@ufaro/render/draw/templates/template.ts'
import type { TakenImage } from '@ufaro/render/node/intake.ts'
import { AppError } from '../../http/app-error.ts'
import type { Uploads } from '../../http/upload.ts'
import type { BrandKitService } from '../brand-kit/brand-kit.service.ts'
import type { ReferencesService } from '../files/references.service.ts'
import { describeFields } from './fields.ts'
import { createInsets } from './insets.ts'
import type { TemplatePrinter } from './printer.ts'

interface Deps {
  brandKit: Pick<BrandKitService, 'getKit' | 'readLogo'>
  references: Pick<ReferencesService, 'find' | 'read'>
  printer: TemplatePrinter
}

const PICTURE = 'templateImage'
const asIs = (value: unknown, usual: unknown): boolean => JSON.stringify(value) === JSON.stringify(usual)

export function createTemplatesService({ brandKit, references, printer }: Deps) {
  const pictureOf = createInsets(references)

  const find = (id: string, kind?: TemplateKind): TemplateDesign => {
    const design = TEMPLATES.find((one) => one.id === id && (!kind || one.kind === kind))
    if (!design) throw new AppError('NOT_FOUND', 'There is no such template.')
    return design
  }

  const valuesFor = async (userId: string, values: TemplateValues) => {
    const kit = await brandKit.getKit(userId)
    const signatures = await Promise.all(
      (values.signatures ?? []).map(async ({ image, ...rest }) => ({
        ...rest,
        image: await pictureOf(userId, image, 'signatures'),
      })),
    )
    return {
      title: values.title ?? '',
      organisation: values.organisation ?? kit.name,
      text: values.text ?? '',
      colors: values.colors ?? kit.colors,
      logo: values.logo === undefined ? await brandKit.readLogo(userId) : await pictureOf(userId, values.logo, 'logo'),
      signatures,
    }
  }

  const fill = async (userId: string, kind: TemplateKind, id: string, values: TemplateValues) => {
    const design = find(id, kind)
    const filled = await valuesFor(userId, values)
    const bytes = await printer.print(design.id, filled)
    const picture: TakenImage = { bytes, contentType: 'image/png', width: design.width, height: design.height }
    return { picture, placement: design.photo }
  }

  return {
    fill,

    list: (kind: TemplateKind | undefined): Template[] =>
      TEMPLATES.filter((design) => !kind || design.kind === kind).map(
        ({ id, kind, name, width, height, ...design }) => ({
          ...{ id, kind, name, width, height },
          preview_url: `/api/templates/${id}/preview.webp`,
          fields: describeFields(design),
        }),
      ),

    preview: (id: string): Promise<Buffer> => printer.preview(find(id).id),

    /**
     * Draws the chosen template and adds it like an uploaded picture. If the request has the default position or font
     * style, those of the template replace it.
     */
    async printOn(userId: string, fields: Record<string, unknown>, uploads: Uploads) {
      const { templateId, templateValues, ...rest } = fields
      if (typeof templateId !== 'string') return { fields: rest, uploads }
      if (uploads.parts[PICTURE]?.length) throw new AppError('VALIDATION_FAILED', CERTIFICATE_TEXTS.missing)
      const design = find(templateId, 'certificate')
      const { name, serial, code } = design.places!
      const placed = { ...rest }
      if (asIs(rest.namePos, DEFAULT_NAME_POSITION))
        Object.assign(placed, { namePos: name.pos, nameWidth: rest.nameWidth ?? name.width })
      if (asIs(rest.serialPos, DEFAULT_SERIAL_POSITION)) placed.serialPos = serial
      if (asIs(rest.fontStyle, DEFAULT_FONT_STYLE)) {
        const { colors } = await valuesFor(userId, {
          ...(templateValues as TemplateValues),
          logo: null,
          signatures: [],
        })
        placed.fontStyle = {
          ...DEFAULT_FONT_STYLE,
          family: name.family,
          size: name.size,
          color: name.color(colors),
          align: name.align,
        }
      }
      const verify = rest.verify as { pos: unknown; size: unknown } | undefined
      if (verify && asIs(verify.pos, DEFAULT_QR_POSITION) && verify.size === DEFAULT_QR_SIZE) {
        placed.verify = { ...verify, pos: code.pos, size: code.size }
      }
      const print = async () =>
        (await fill(userId, 'certificate', templateId, (templateValues ?? {}) as TemplateValues)).picture.bytes
      return { fields: placed, uploads: { ...uploads, parts: { ...uploads.parts, [PICTURE]: [{ read: print }] } } }
    },
  }
}
export type TemplatesService = ReturnType<typeof createTemplatesService>
