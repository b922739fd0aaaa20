/** `aspect` is the ratio of width to height. Null keeps the picture's own. */
export const PRESETS = [
  { id: 'original', label: 'Original', ratio: '', aspect: null },
  { id: 'square', label: 'Square', ratio: '1:1', aspect: 1 },
  { id: 'portrait', label: 'Portrait', ratio: '4:5', aspect: 4 / 5 },
  { id: 'story', label: 'Story', ratio: '9:16', aspect: 9 / 16 },
  { id: 'landscape', label: 'Landscape', ratio: '16:9', aspect: 16 / 9 },
] as const

export type PresetId = (typeof PRESETS)[number]['id']

export interface Point {
  x: number
  y: number
}

export interface ViewerState {
  index: number
  preset: PresetId
  zoom: number
  offset: Point
}

export type ViewerEvent =
  | { type: 'step'; by: 1 | -1; count: number }
  | { type: 'preset'; preset: PresetId }
  | { type: 'zoom'; zoom: number }
  | { type: 'move'; offset: Point }

export const ZOOM_MAX = 4
export const ZOOM_STEP = 0.5
const CENTRE: Point = { x: 0, y: 0 }

export const showing = (index: number): ViewerState => ({ index, preset: 'original', zoom: 1, offset: CENTRE })

const wrapped = (index: number, by: number, count: number): number => (index + by + count) % count

export function reduceViewer(state: ViewerState, event: ViewerEvent): ViewerState {
  switch (event.type) {
    case 'step':
      return event.count > 1 ? showing(wrapped(state.index, event.by, event.count)) : state
    case 'preset':
      return { ...state, preset: event.preset, zoom: 1, offset: CENTRE }
    case 'zoom': {
      const zoom = Math.min(ZOOM_MAX, Math.max(1, event.zoom))
      return { ...state, zoom, offset: zoom === 1 ? CENTRE : state.offset }
    }
    case 'move':
      return { ...state, offset: event.offset }
  }
}

/** Product of offset (pixels) and velocity (pixels per second) above which a drag counts as a swipe. */
const SWIPE_POWER = 10_000

/**
 * Direction of a swipe. 0 if the drag was no swipe.
 * @param offsetX pixels to the right
 * @param velocity pixels per millisecond, unsigned
 */
export function swipeStep(offsetX: number, velocity: number): 1 | -1 | 0 {
  if (Math.abs(offsetX) * velocity * 1000 <= SWIPE_POWER) return 0
  return offsetX < 0 ? 1 : -1
}
