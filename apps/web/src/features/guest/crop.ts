interface Size {
  width: number
  height: number
}

export interface View {
  /** At zoom 1 the visible part is as large as the photo allows. At zoom 2 it is half as wide. */
  zoom: number
  /** Centre of the visible part, as fractions of the photo. */
  x: number
  y: number
}

export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Share of the removed height that is removed at the top of the photo. The rest is removed at the bottom, because heads
 * are at the top.
 */
const HEADROOM = 1 / 3
/** How far above the centre of the visible part a face is placed, as a share of that part's height. */
const ABOVE = 0.08
/**
 * Zoom after a tap, and the highest zoom at the start. It shows head and shoulders if the photo shows a person down to
 * the waist.
 */
const CLOSE = 2
const FACE = 0.35

/**
 * Size of the visible part as fractions of the photo. `photo` is in pixels, and `aspect` is the width of the flyer's
 * photo area divided by its height.
 */
function shown(photo: Size, aspect: number, zoom: number): Size {
  const wide = photo.width / photo.height > aspect
  const width = wide ? (aspect * photo.height) / photo.width : 1
  const height = wide ? 1 : photo.width / (photo.height * aspect)
  return { width: width / zoom, height: height / zoom }
}

/** @param face box around all faces, as fractions of the photo */
export function firstView(photo: Size, aspect: number, face: Crop | null = null): View {
  const whole = shown(photo, aspect, 1)
  if (!face) return { zoom: 1, x: 0.5, y: whole.height / 2 + (1 - whole.height) * HEADROOM }
  const zoom = Math.max(1, Math.min(CLOSE, (whole.height * FACE) / face.height, (whole.width * FACE) / face.width))
  const { width, height } = shown(photo, aspect, zoom)
  return {
    zoom,
    x: within(face.x + face.width / 2, width),
    y: within(face.y + face.height / 2 + height * ABOVE, height),
  }
}

const within = (value: number, share: number) => Math.min(1 - share / 2, Math.max(share / 2, value))

export function cropOf(photo: Size, aspect: number, { zoom, x, y }: View): Crop {
  const { width, height } = shown(photo, aspect, zoom)
  return { x: within(x, width) - width / 2, y: within(y, height) - height / 2, width, height }
}

/** @param at position of the tap, as fractions of the visible part */
export function pointedAt(photo: Size, aspect: number, view: View, at: { x: number; y: number }): View {
  if (view.zoom >= CLOSE) return firstView(photo, aspect)
  const crop = cropOf(photo, aspect, view)
  const { width, height } = shown(photo, aspect, CLOSE)
  const y = crop.y + at.y * crop.height + height * ABOVE
  return { zoom: CLOSE, x: within(crop.x + at.x * crop.width, width), y: within(y, height) }
}

export function moved(photo: Size, aspect: number, view: View, by: { x: number; y: number }): View {
  const { width, height } = shown(photo, aspect, view.zoom)
  return { ...view, x: within(view.x - by.x * width, width), y: within(view.y - by.y * height, height) }
}
