import { sharp } from '@ufaro/render/node/sharp.ts'

const RATIOS = ['1:1', '4:5', '3:4', '2:3', '9:16', '5:4', '4:3', '3:2', '16:9'] as const

const quotient = (ratio: string): number => {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return width / height
}

export async function nearestRatio(picture: Buffer): Promise<string> {
  const { width, height } = await sharp(picture).metadata()
  const away = (ratio: string) => Math.abs(Math.log(width / height / quotient(ratio)))
  return RATIOS.reduce<string>((best, ratio) => (away(ratio) < away(best) ? ratio : best), RATIOS[0])
}
