import {
  CERTIFICATE_TEXTS,
  CertificatesRequest,
  DEFAULT_FONT_STYLE,
  DEFAULT_NAME_POSITION,
  DEFAULT_QR_POSITION,
  DEFAULT_QR_SIZE,
  DEFAULT_SERIAL_POSITION,
  DEFAULT_START_SERIAL,
  NAMES_MAX,
  type Position,
  VERIFY_TITLE_MAX,
} from '@ufaro/contract/tools/certificates.ts'
import type { BenchTool } from '#web/studio/bench/bench-tool.ts'
import type { Tool } from '#web/studio/bench/use-tool.ts'
import type { Brand } from '#web/studio/brand/brand.ts'
import { fitText } from '#web/studio/hand-over/fit-text.ts'
import { NAMES_TEXTS, readNames } from '#web/studio/names/names.ts'
import { type RunInputs, runKindOf } from '#web/studio/run/run-inputs.ts'
import { type Picture, UNSCALED } from '#web/studio/upload/take-picture.ts'
import { placesOn } from './places-on.ts'

type Taken = 'startSerial' | 'fontStyle' | 'nameWidth' | 'format'
export interface CertificatesForm extends Pick<CertificatesRequest, Taken> {
  template: Picture | null
  names: string
  namePos: Position
  serialPos: Position
  printsSerial: boolean
  verified: boolean
  title: string
  issuer: string
  qrPos: Position
  qrSize: number
  mailed: boolean
}

export type WithTemplate = CertificatesForm & { template: Picture }

export const NOTHING_MADE: { form: CertificatesForm | null } = { form: null }

export const EMPTY_FORM: CertificatesForm = {
  template: null,
  names: '',
  startSerial: DEFAULT_START_SERIAL,
  fontStyle: { ...DEFAULT_FONT_STYLE },
  namePos: { ...DEFAULT_NAME_POSITION },
  serialPos: { ...DEFAULT_SERIAL_POSITION },
  printsSerial: false,
  format: 'jpeg',
  verified: false,
  title: '',
  issuer: '',
  qrPos: { ...DEFAULT_QR_POSITION },
  qrSize: DEFAULT_QR_SIZE,
  mailed: true,
}

export const TITLE_MISSING = 'Please say what the certificates certify.'

export function missing(form: Pick<CertificatesForm, 'template' | 'names' | 'verified' | 'title'>): string | null {
  const { template, verified, title } = form
  const { names, tooLong } = readNames(form.names)
  if (!template) return CERTIFICATE_TEXTS.missing
  if (names.length === 0) return NAMES_TEXTS.missing
  if (names.length > NAMES_MAX) return NAMES_TEXTS.tooMany
  if (tooLong.length > 0) return NAMES_TEXTS.tooLong(tooLong.length)
  return verified && !title.trim() ? TITLE_MISSING : null
}

type FormLook = Pick<CertificatesForm, 'fontStyle' | 'namePos' | 'nameWidth' | 'serialPos' | 'printsSerial'>

export const drawnLook = ({ fontStyle, namePos, nameWidth, serialPos, printsSerial }: FormLook) => ({
  ...{ fontStyle, namePos, nameWidth },
  serialPos: printsSerial ? serialPos : null,
})

export function certificatesInputs({ template, ...form }: CertificatesForm): RunInputs {
  if (!template) throw new Error(CERTIFICATE_TEXTS.missing)
  const { names, emails: addresses } = readNames(form.names)
  const { startSerial, format, verified, title, issuer, qrPos, qrSize, mailed } = form
  const verify = verified ? { title, issuer: issuer.trim() || undefined, pos: qrPos, size: qrSize } : undefined
  const emails = verified && mailed && addresses.some((email) => email !== null) ? addresses : undefined
  const look = { startSerial, ...drawnLook(form), format, verify }
  const fields = CertificatesRequest.parse({ names, emails, ...look })
  return { fields, pictures: { templateImage: template.blob } }
}

export const ofBrand = ({ name, colors }: Brand) => ({ issuer: name, color: colors?.[0] })

export const titleFrom = (text: string): Pick<CertificatesForm, 'verified' | 'title'> => ({
  verified: true,
  title: fitText(text.replace(/\s+/g, ' '), ({ length }) => length <= VERIFY_TITLE_MAX),
})

export const CERTIFICATES: BenchTool<CertificatesForm, 'template'> = {
  run: runKindOf('certificates'),
  emptyForm: EMPTY_FORM,
  split: { rest: 'certificates-form', heavy: ['template'] },
  pictures: {
    template: {
      label: 'Template',
      rules: UNSCALED,
      take: async (template, { fontStyle }) => ({ template, ...(await placesOn(template, fontStyle)) }),
    },
  },
  stray: () => null,
  texts: { title: titleFrom },
  zone: {
    title: 'One template, all the names',
    hint: 'Start with the certificate as it looks without a name: a JPEG, PNG or WebP up to 10MB.',
    choose: 'Choose a template',
    camera: false,
    sample: 'template',
    designs: 'certificate',
    example: { shape: 'wide', given: ['template'], made: 'certificate' },
  },
  missing,
  inputs: certificatesInputs,
  failure: { title: CERTIFICATE_TEXTS.failed, kept: 'Your template, names and choices are still here.' },
  fresh: { ready: 'a new template', kept: 'Your certificates are in the gallery.' },
}

export type CertificatesTool = Tool<CertificatesForm, 'template'>
