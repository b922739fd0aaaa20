import { expect, test } from 'vitest'
import { PRESETS, reduceViewer, showing, swipeStep, ZOOM_MAX } from './viewer-state.ts'

const step = (by: 1 | -1, count = 4) => ({ type: 'step', by, count }) as const

test('the crop presets are those of the specification', () => {
  expect(PRESETS.map(({ label, ratio }) => [label, ratio].filter(Boolean).join(' '))).toEqual([
    'Original',
    'Square 1:1',
    'Portrait 4:5',
    'Story 9:16',
    'Landscape 16:9',
  ])
  for (const { ratio, aspect } of PRESETS) {
    const [width, height] = ratio.split(':').map(Number)
    expect(aspect).toBe(ratio ? width! / height! : null)
  }
})

test('turning the page wraps around at both ends and resets crop and zoom', () => {
  const cropped = reduceViewer(showing(3), { type: 'preset', preset: 'square' })
  const zoomed = reduceViewer(cropped, { type: 'zoom', zoom: 2 })
  expect(reduceViewer(zoomed, step(1))).toEqual(showing(0))
  expect(reduceViewer(showing(0), step(-1))).toEqual(showing(3))
  expect(reduceViewer(zoomed, step(1, 1))).toBe(zoomed)
})

test('zoom stays between the whole picture and its bound, and going back to the whole centres it', () => {
  const moved = reduceViewer({ ...showing(0), zoom: 2 }, { type: 'move', offset: { x: 5, y: 6 } })
  expect(reduceViewer(moved, { type: 'zoom', zoom: 99 })).toMatchObject({ zoom: ZOOM_MAX, offset: { x: 5, y: 6 } })
  expect(reduceViewer(moved, { type: 'zoom', zoom: 0.2 })).toEqual(showing(0))
})

test('a drag turns the page from an offset times velocity above 10000', () => {
  expect(swipeStep(-100, 0.101)).toBe(1)
  expect(swipeStep(100, 0.101)).toBe(-1)
  expect(swipeStep(-100, 0.1)).toBe(0)
  expect(swipeStep(0, 5)).toBe(0)
})
