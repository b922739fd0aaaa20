import { z } from 'zod/mini'
import { EMAIL_MAX, TEXTS } from '../account-rules.ts'
import { cleanName } from '../clean-name.ts'
import { templateFields } from '../template.ts'
import { defineTool } from './define-tool.ts'

export const CERTIFICATE_TEXTS = {
  missing: 'Please upload a template and add at least one name.',
  failed: "Failed to process the certificate template. Please ensure it's a valid image.",
  emailsApart: 'There must be one address for each name, or none.',
  emailsNeedCode: 'Mails lead to the certificate’s page: add a QR code, or leave the addresses out.',
  noRoomForCode: 'This template is too small for a QR code. Please upload a larger one, or leave the code out.',
} as const
export const NAMES_MAX = 10_000
export const NAME_LENGTH_MAX = 200
export const CERTIFICATE_FORMATS = ['jpeg', 'png', 'pdf'] as const
/** If Times New Roman is chosen, Tinos is drawn, which has the same metrics. */
export const CERTIFICATE_FONTS = ['Times New Roman', 'Inter', 'Caveat', 'Permanent Marker', 'JetBrains Mono'] as const
export const DEFAULT_FONT_STYLE = { family: 'Times New Roman', size: 80, color: '#000000', align: 'center' } as const
export const DEFAULT_NAME_POSITION = { x: 0.5, y: 0.5 } as const
export const DEFAULT_SERIAL_POSITION = { x: 0.5, y: 0.8 } as const
export const DEFAULT_START_SERIAL = 1001
export const SERIAL_SCALE = 0.4

/** The code holds 128 random bits in base64url. */
export const CERTIFICATE_CODE_LENGTH = 22
export const VERIFY_TITLE_MAX = 120
export const VERIFY_ISSUER_MAX = 120
export const DEFAULT_QR_POSITION = { x: 0.88, y: 0.82 } as const
/** The size includes the white border and is a fraction of the template's shorter side. */
export const DEFAULT_QR_SIZE = 0.18
export const QR_SIZE = { min: 0.08, max: 0.5 } as const

export const verifyPath = (code: string): string => `/verify/${code}`

/** File name of a certificate without its extension. The archive replaces characters that file systems reject. */
export const certificateStem = (serial: number, name: string): string => `${serial}-${name}`

export const serialText = (serial: number): string => `SN: ${serial}`

export const FontStyle = z.strictObject({
  family: z._default(z.enum(CERTIFICATE_FONTS), 'Times New Roman'),
  size: z._default(z.number().check(z.gte(4), z.lte(2000)), 80).check(z.describe('In pixels of the template.')),
  color: z._default(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)), '#000000'),
  align: z._default(z.enum(['left', 'center', 'right']), 'center'),
})
export type FontStyle = z.infer<typeof FontStyle>

/**
 * Fractions of the template's width and height. `y` is the vertical centre of the line of text. `x` is its left end,
 * centre or right end, depending on `align`.
 */
export const Position = z.strictObject({
  x: z.number().check(z.gte(0), z.lte(1)),
  y: z.number().check(z.gte(0), z.lte(1)),
})
export type Position = z.infer<typeof Position>

export const VerifyOption = z.strictObject({
  title: z.string().check(z.overwrite(cleanName), z.minLength(1), z.maxLength(VERIFY_TITLE_MAX)),
  issuer: z.optional(z.string().check(z.overwrite(cleanName), z.maxLength(VERIFY_ISSUER_MAX))),
  pos: z
    ._default(Position, { ...DEFAULT_QR_POSITION })
    .check(
      z.describe(
        'Centre of the QR code, as fractions of the template. A code that would extend beyond the page is moved inside.',
      ),
    ),
  size: z._default(z.number().check(z.gte(QR_SIZE.min), z.lte(QR_SIZE.max)), DEFAULT_QR_SIZE),
})
export type VerifyOption = z.infer<typeof VerifyOption>

const Recipient = z.nullable(
  z
    .string()
    .check(z.trim(), z.maxLength(EMAIL_MAX), z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, TEXTS.emailInvalid)),
)

const Name = z.string().check(z.overwrite(cleanName), z.minLength(1), z.maxLength(NAME_LENGTH_MAX))

export const CertificatesRequest = z.object({
  names: z
    .array(Name, CERTIFICATE_TEXTS.missing)
    .check(z.minLength(1, CERTIFICATE_TEXTS.missing), z.maxLength(NAMES_MAX, 'At most 10,000 names fit in one batch')),
  startSerial: z
    ._default(z.int().check(z.gte(0), z.lte(999_999_999)), DEFAULT_START_SERIAL)
    .check(z.describe('The serial number of the first certificate; each further one is 1 higher.')),
  fontStyle: z._default(FontStyle, { ...DEFAULT_FONT_STYLE }),
  namePos: z._default(Position, { ...DEFAULT_NAME_POSITION }),
  nameWidth: z
    .optional(z.number().check(z.gte(0.05), z.lte(1)))
    .check(
      z.describe('Maximum width of the name, as a fraction of the template’s width. Longer names are set smaller.'),
    ),
  serialPos: z
    ._default(z.nullable(Position), { ...DEFAULT_SERIAL_POSITION })
    .check(z.describe('Null prints no serial number.')),
  format: z._default(z.enum(CERTIFICATE_FORMATS), 'jpeg'),
  verify: z
    .optional(VerifyOption)
    .check(z.describe('Prints a QR code that leads to a page where anybody can verify the certificate.')),
  emails: z
    .optional(z.array(Recipient).check(z.maxLength(NAMES_MAX)))
    .check(z.describe('Mail addresses of the recipients, in the order of `names`. Null if a recipient gets no mail.')),
})
export type CertificatesRequest = z.infer<typeof CertificatesRequest>
export type CertificateDesign = Pick<
  CertificatesRequest,
  'fontStyle' | 'namePos' | 'nameWidth' | 'serialPos' | 'verify'
>

export const certificates = defineTool({
  id: 'certificates',
  label: 'Certificates',
  description: 'One template and a list of names, any number of certificates.',
  guide:
    'Takes `templateImage` or a `templateId`, and 1 to 10,000 `names`; one credit pays for all of them. Positions are fractions of the template, and the font size is in its pixels. The single output of the run is a ZIP archive, or with `format` `pdf` one PDF.',
  service: 'certificates_mode',
  result: 'archive',
  call: {
    name: 'makeCertificates',
    path: '/api/certificates',
    summary: 'Make certificates from a template and a list of names',
    body: templateFields,
    reply: { total: z.int() },
    status: 202,
  },
  credits: { free: 1, 'day-pass': 2, 'starter-monthly': 6, 'creator-monthly': 20, 'creator-yearly': 240 },
  request: CertificatesRequest,
  pictures: {
    template: {
      part: 'templateImage',
      label: 'Template',
      missing: CERTIFICATE_TEXTS.missing,
      texts: { notAnImage: CERTIFICATE_TEXTS.failed, unreadable: CERTIFICATE_TEXTS.failed },
    },
  },
  accepts: { pictures: { template: 'template' }, texts: ['title'] },
})
