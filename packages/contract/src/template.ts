import { z } from 'zod/mini'
import { HexColor } from './brand.ts'
import { tooLong } from './too-long.ts'

export const TEMPLATE_KINDS = ['certificate', 'event'] as const
export type TemplateKind = (typeof TEMPLATE_KINDS)[number]

/** The value is a data URL, `upload:<id>` or `creation:<id>`. Null means no picture. */
const Inset = z.nullable(
  z
    .string()
    .check(
      z.maxLength(3_000_000),
      z.regex(/^(?:data:image\/(?:png|jpeg|webp);base64,|(?:upload|creation):\S{1,100}$)/),
    ),
)
const line = (max: number) => z.string().check(z.trim(), z.maxLength(max, tooLong(max)))

export const Signature = z.object({
  name: line(80),
  role: z._default(line(80), ''),
  image: z.optional(Inset),
})
export type Signature = z.infer<typeof Signature>

export const TemplateValues = z.object({
  title: z.optional(line(120)),
  organisation: z.optional(line(120)),
  text: z.optional(line(240)),
  colors: z.optional(z.tuple([HexColor, HexColor, HexColor])),
  logo: z.optional(Inset),
  signatures: z.optional(z.array(Signature).check(z.maxLength(3))),
})
export type TemplateValues = z.infer<typeof TemplateValues>

export const templateFields = {
  templateId: z
    .optional(z.string().check(z.maxLength(60)))
    .check(z.describe('A template of `GET /api/templates`, in place of a picture.')),
  templateValues: z
    .optional(TemplateValues)
    .check(z.describe('What the template shows. Missing values come from the brand kit.')),
}

export const TemplateField = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(['text', 'colors', 'image', 'signatures']),
  max: z.nullable(z.int()),
})
export type TemplateField = z.infer<typeof TemplateField>

export const Template = z.object({
  id: z.string(),
  kind: z.enum(TEMPLATE_KINDS),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  preview_url: z.string(),
  fields: z.array(TemplateField),
})
export type Template = z.infer<typeof Template>
