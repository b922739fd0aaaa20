import { expect, test } from 'vitest'
import { formOf } from '#web/studio/run/run-inputs.ts'
import { EMPTY_FORM, EVENTS, type EventsForm, eventsInputs, missing } from './events.form.ts'

const picture = (name: string) => ({ blob: new Blob([name]), name, width: 600, height: 750 })
const hole = { x: 0.2, y: 0.2, width: 0.4, height: 0.4, shape: 'circle', kind: 'transparent' } as const
const full: EventsForm = {
  ...EMPTY_FORM,
  flyer: picture('flyer.png'),
  hole,
  placement: hole,
  guest: picture('guest.jpg'),
  guestName: '  Ẹniọlá ',
}

test('both pictures are needed, in the specification’s words; of the two only what is missing', () => {
  expect(missing(EMPTY_FORM)).toBe('Please upload both a flyer and a guest image.')
  expect(missing({ ...full, guest: null })).toBe('Please upload a guest image.')
  expect(missing({ ...full, flyer: null })).toBe('Please upload a flyer.')
  for (const form of [EMPTY_FORM, { ...full, guest: null }, { ...full, flyer: null }])
    expect(() => eventsInputs(form)).toThrow()
  expect(missing(full)).toBeNull()
})

test('the flyer travels as it is, the crop begins in the middle half', () => {
  expect(EVENTS.pictures.flyer.rules).toMatchObject({ asIs: true, maxBytes: 10_485_760 })
  expect(EMPTY_FORM.crop).toEqual({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 })
})

test('the request has the shown boxes as JSON, the trimmed name and both pictures', () => {
  const form = formOf(EVENTS.run, eventsInputs(full), { runId: 'r', slot: 1, withPictures: true })
  const { kind: _, ...placement } = hole
  expect(JSON.parse(String(form.get('placement')))).toEqual(placement)
  expect(JSON.parse(String(form.get('crop')))).toEqual(EMPTY_FORM.crop)
  expect(form.get('guestName')).toBe('Ẹniọlá')
  expect(form.get('flyerImage')).toBeInstanceOf(Blob)
  expect(form.get('guestImage')).toBeInstanceOf(Blob)
  const nameless = formOf(EVENTS.run, eventsInputs({ ...full, guestName: ' ' }), {
    runId: 'r',
    slot: 1,
    withPictures: false,
  })
  expect(nameless.has('guestName')).toBe(false)
})
