import {
  CERTIFICATE_FONTS,
  type FontStyle,
  VERIFY_ISSUER_MAX,
  VERIFY_TITLE_MAX,
} from '@ufaro/contract/tools/certificates.ts'
import type { FieldList } from '#web/ui/fields/field-list.ts'
import { type CertificatesForm, TITLE_MISSING } from './certificates.form.ts'

export const SERIAL: FieldList<CertificatesForm> = [
  {
    type: 'switch',
    name: 'printsSerial',
    label: 'Print a serial number',
    hint: 'Counts up by one from name to name.',
  },
  {
    type: 'number',
    name: 'startSerial',
    label: 'First serial number',
    min: 0,
    max: 999_999_999,
    when: ({ printsSerial }) => printsSerial,
  },
]

export const LETTERS: FieldList<FontStyle> = [
  { type: 'select', name: 'family', label: 'Font', options: CERTIFICATE_FONTS },
  {
    type: 'row',
    fields: [
      { type: 'number', name: 'size', label: 'Size, in pixels', min: 4, max: 2000 },
      { type: 'color', name: 'color', label: 'Colour' },
    ],
  },
  {
    type: 'cards',
    name: 'align',
    label: 'Alignment',
    options: { left: 'Left', center: 'Centre', right: 'Right' },
    className: 'grid-cols-3',
  },
]

type Verified = CertificatesForm & { issuerName: string | undefined }
const isVerified = ({ verified }: CertificatesForm) => verified

export const VERIFY: FieldList<Verified> = [
  {
    type: 'switch',
    name: 'verified',
    label: 'QR code to verify',
    hint: 'Leads to a public page that says who, what, when and by whom. You can revoke it.',
  },
  {
    type: 'text',
    name: 'title',
    label: 'What it certifies',
    required: true,
    max: VERIFY_TITLE_MAX,
    placeholder: 'Digital Marketing Course 2026',
    error: ({ title }) => (title.trim() ? undefined : TITLE_MISSING),
    when: isVerified,
  },
  {
    type: 'text',
    name: 'issuer',
    label: 'Issued by',
    hint: ({ issuerName }) => issuerName && `Without a name here it says ${issuerName}.`,
    max: VERIFY_ISSUER_MAX,
    autoComplete: 'organization',
    when: isVerified,
  },
  {
    type: 'switch',
    name: 'mailed',
    label: 'Mail it to names with an address',
    hint: 'Write it behind the name: Ada Eze <ada@school.ng>, or bring a list with a column of addresses.',
    when: isVerified,
  },
]

export const FORMAT: FieldList<CertificatesForm> = [
  {
    type: 'cards',
    name: 'format',
    label: 'Format',
    options: [
      { value: 'jpeg', label: 'JPEG', hint: 'Small, in a ZIP' },
      { value: 'png', label: 'PNG', hint: 'Lossless, in a ZIP' },
      { value: 'pdf', label: 'PDF', hint: 'One file, to print' },
    ],
    className: 'grid-cols-3',
  },
]
