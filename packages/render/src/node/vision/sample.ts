import { type Box, type ByteImage, resizeBeyond } from '../pixels/byte-image.ts'

/** Samples a box of a picture into a square, the input of a model. The box may extend past the picture. */
export async function sampleSquare(picture: ByteImage, box: Box, side: number): Promise<Uint8Array> {
  const whole = {
    left: Math.round(box.left),
    top: Math.round(box.top),
    width: Math.max(1, Math.round(box.width)),
    height: Math.max(1, Math.round(box.height)),
  }
  const { data } = await resizeBeyond(picture, side, side, whole)
  return data as Uint8Array
}

export function squareAround({ left, top, width, height }: Box, room = 0): Box {
  const side = Math.max(width, height) * (1 + 2 * room)
  return { left: left - (side - width) / 2, top: top - (side - height) / 2, width: side, height: side }
}

export function wholeOf({ width, height }: { width: number; height: number }): Box {
  return { left: 0, top: 0, width, height }
}
