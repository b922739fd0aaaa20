import { groundFor } from '../../draw/color.ts'
import { drawBlock, fitText } from '../../draw/text.ts'
import { createContext, encode } from '../canvas.ts'
import { registerFonts } from '../fonts.ts'

const SIDE = 640

export async function makeMark(name: string, colors: readonly [string, string, string]): Promise<Buffer> {
  registerFonts()
  const words = name.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean)
  const letters =
    words
      .slice(0, 2)
      .map((word) => firstOf(word).toUpperCase())
      .join('') || 'U'
  const { ground, text } = groundFor(colors[0])
  const ctx = createContext(SIDE, SIDE)
  ctx.fillStyle = ground
  ctx.beginPath()
  ctx.arc(SIDE / 2, SIDE / 2, SIDE / 2, 0, Math.PI * 2)
  ctx.fill()
  const box = { x: SIDE * 0.16, y: SIDE * 0.16, width: SIDE * 0.68, height: SIDE * 0.68 }
  const style = { face: 'Inter', weight: 800, leading: 1.1 } as const
  drawBlock(ctx, fitText(ctx, letters, style, box, SIDE * 0.42), style, box, text, { align: 'center', place: 0.5 })
  return (await encode(ctx, 'png')).bytes
}

const firstOf = (word: string): string => [...new Intl.Segmenter().segment(word)][0]?.segment ?? ''
