import { putBrandKit } from '@ufaro/contract/http/brand-kit.ts'
import { createEventPage } from '@ufaro/contract/http/event-pages.ts'
import { callOf } from '@ufaro/contract/http/tool-calls.ts'
import { expect, test } from 'vitest'
import { partKindsOf } from './form-parts.ts'

const json = (endpoint: Parameters<typeof partKindsOf>[0]) =>
  [...partKindsOf(endpoint)].filter(([, kind]) => kind === 'json').map(([name]) => name)
const texts = (endpoint: Parameters<typeof partKindsOf>[0]) =>
  [...partKindsOf(endpoint)].filter(([, kind]) => kind === 'texts').map(([name]) => name)

test('texts stay as they are, whatever a person types', () => {
  const kinds = partKindsOf(callOf('headshot'))
  for (const name of ['mode', 'prompt', 'runId']) expect(kinds.get(name)).toBe('text')
  expect(kinds.get('unknown')).toBeUndefined()
  expect(json(callOf('copywriter'))).toEqual([])
})

test('objects, numbers and lists of objects are JSON, also if the schema preprocesses them', () => {
  expect(json(callOf('headshot'))).toEqual(['options'])
  expect(json(callOf('product'))).toEqual(['options'])
  expect(json(callOf('gif'))).toEqual(['settings'])
  expect(json(callOf('events'))).toEqual(['crop', 'placement'])
  expect(json(callOf('certificates'))).toEqual(
    expect.arrayContaining(['fontStyle', 'namePos', 'serialPos', 'startSerial', 'verify', 'templateValues']),
  )
  expect(json(callOf('flyer'))).toEqual(['brandCorrespondence', 'designs'])
  expect(json(createEventPage)).toEqual(expect.arrayContaining(['name_style', 'guest_limit', 'show_count']))
  expect(json(putBrandKit)).toEqual(['contacts'])
})

test('lists of texts may be repeated', () => {
  expect(texts(callOf('flyer'))).toEqual(['colors'])
  expect(texts(callOf('certificates'))).toContain('names')
  expect(texts(putBrandKit)).toEqual(['colors'])
})
