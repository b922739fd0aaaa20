import { expect, test } from 'vitest'
import type { Brand } from '#web/studio/brand/brand.ts'
import { NAMES_TEXTS } from '#web/studio/names/names.ts'
import { formOf } from '#web/studio/run/run-inputs.ts'
import {
  CERTIFICATES,
  certificatesInputs,
  EMPTY_FORM,
  missing,
  ofBrand,
  TITLE_MISSING,
  titleFrom,
} from './certificates.form.ts'
import { fromPercent, movedBy, toPercent } from './position-moves.ts'
import { samplesOf } from './samples.ts'

const template = { blob: new Blob(['t'], { type: 'image/png' }), name: 't.png', width: 1600, height: 1131 }
const held = { ...EMPTY_FORM, template }

test('a template and a name are needed, in the specification’s words; of the two only what is missing', () => {
  const both = 'Please upload a template and add at least one name.'
  expect(missing({ ...held, template: null, names: 'Ada' })).toBe(both)
  expect(missing({ ...held, template: null, names: ' \n' })).toBe(both)
  expect(missing({ ...held, names: ' \n\t\n' })).toBe('Please add at least one name.')
  expect(missing({ ...held, names: 'Ada' })).toBeNull()
  expect(() => certificatesInputs({ ...EMPTY_FORM, names: 'Ada' })).toThrow()
})

test('too many names, too long ones and a code without a title are said before anything is sent', () => {
  const many = Array.from({ length: 10_001 }, (_, at) => `Name ${at}`).join('\n')
  expect(missing({ ...held, names: many })).toBe('At most 10,000 names fit in one batch')
  expect(missing({ ...held, names: `Ada\n${'x'.repeat(201)}` })).toBe(NAMES_TEXTS.tooLong(1))
  expect(missing({ ...held, names: 'x'.repeat(200) })).toBeNull()
  expect(missing({ ...held, names: 'Ada', verified: true, title: ' ' })).toBe(TITLE_MISSING)
})

test('a form begins as the specification has it', () => {
  expect(EMPTY_FORM).toMatchObject({
    startSerial: 1001,
    fontStyle: { family: 'Times New Roman', size: 80, color: '#000000', align: 'center' },
    namePos: { x: 0.5, y: 0.5 },
    serialPos: { x: 0.5, y: 0.8 },
  })
  expect(CERTIFICATES.pictures.template.rules).toMatchObject({ asIs: true, maxBytes: 10_485_760 })
})

test('the request matches the preview; the QR code only if requested', () => {
  const sent = (form: typeof EMPTY_FORM) =>
    formOf(CERTIFICATES.run, certificatesInputs({ ...form, template, names: 'Ọlá\nAda' }), {
      runId: 'r',
      slot: 1,
      withPictures: true,
    })
  const plain = sent(EMPTY_FORM)
  expect(JSON.parse(String(plain.get('names')))).toEqual(['Ọlá', 'Ada'])
  expect(plain.get('startSerial')).toBe('1001')
  expect(plain.get('serialPos')).toBe('null')
  expect(sent({ ...EMPTY_FORM, printsSerial: true }).get('serialPos')).toBe('{"x":0.5,"y":0.8}')
  expect(plain.get('templateImage')).toBeInstanceOf(Blob)
  expect(plain.has('verify')).toBe(false)
  const verified = sent({ ...EMPTY_FORM, verified: true, title: ' Course ', issuer: ' ' })
  expect(JSON.parse(String(verified.get('verify')))).toEqual({ title: 'Course', pos: { x: 0.88, y: 0.82 }, size: 0.18 })
})

test('the first, the widest and the last name are previewed', () => {
  expect(samplesOf([3, 9, 4])).toEqual({ first: 0, longest: 1, last: 2 })
  expect(samplesOf([])).toEqual({ first: 0, longest: 0, last: 0 })
})

test('places move by steps and stay on the page', () => {
  expect(movedBy({ x: 0.5, y: 0.5 }, { x: 0.002, y: 0 })).toEqual({ x: 0.502, y: 0.5 })
  expect(movedBy({ x: 0.5, y: 0.01 }, { x: 0, y: -0.02 })).toEqual({ x: 0.5, y: 0 })
  expect([toPercent(0.5), toPercent(0.1234), fromPercent(33.3)]).toEqual([50, 12.3, 0.333])
})

const brand: Brand = {
  name: 'Ilé',
  tagline: 'Woven',
  colors: ['#0B3D2E', '#111111', '#222222'],
  contacts: [],
  voice: 'Warm',
  audience: 'young families in Lagos',
  logo: null,
}

test('a brand kit fills in the colour and the issuer', () => {
  expect(ofBrand({ ...brand, name: '', colors: null })).toEqual({ issuer: '', color: undefined })
  expect(ofBrand(brand)).toEqual({ issuer: 'Ilé', color: '#0B3D2E' })
})

test('a text from another tool becomes the certified title: one line, cut at the end of a sentence', () => {
  expect(titleFrom(' Baking,\n\nby hand ')).toEqual({ verified: true, title: 'Baking, by hand' })
  const sentence = `Baking ${'by hand '.repeat(5)}well.`
  expect(titleFrom(`${sentence} ${sentence} ${sentence}`).title).toBe(`${sentence} ${sentence}`)
})
