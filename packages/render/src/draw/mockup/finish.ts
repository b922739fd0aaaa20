import type { Ctx } from '../canvas.ts'

/** How far grain moves a channel, and how much darker the corners are. */
const GRAIN = 5
const VIGNETTE = 0.14

/**
 * What a lens and a sensor leave in every photo: a little grain, which also breaks up the bands of smooth gradients, and
 * corners a little darker than the middle. The same numbers every time, so that preview and export are one picture.
 */
export function finish(ctx: Ctx): void {
  const { width, height } = ctx.canvas
  const image = ctx.getImageData(0, 0, width, height)
  const { data } = image
  let state = 1
  for (let y = 0, at = 0; y < height; y++) {
    const fromMiddle = (y / height - 0.5) ** 2
    for (let x = 0; x < width; x++, at += 4) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0
      const grain = ((state >>> 16) / 65536 - 0.5) * GRAIN
      const away = ((x / width - 0.5) ** 2 + fromMiddle) * 2
      const light = 1 - VIGNETTE * away * away
      for (let part = 0; part < 3; part++) data[at + part] = (data[at + part] as number) * light + grain
    }
  }
  ctx.putImageData(image, 0, 0)
}
