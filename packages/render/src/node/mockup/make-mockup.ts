import { prepareLogo } from '../../draw/logo/prepare-logo.ts'
import { drawMockup, type ItemName, sceneFileOf } from '../../draw/mockup/mockup.ts'
import { type Corners, drawOnPhoto } from '../../draw/mockup/photo.ts'
import { type SceneName, SIZE } from '../../draw/mockup/scene.ts'
import { understandMockup } from '../../draw/mockup/understand-mockup.ts'
import type { Pixels } from '../../draw/pixels.ts'
import { createContext, type Encoded, encode, loadDrawable, loadPixels } from '../canvas.ts'
import { loadScene } from './load-scene.ts'

export interface MockupJob {
  logo: Buffer
  prompt: string
  item?: ItemName
  scene?: SceneName
  photo?: Buffer
  quad?: Corners
}

export interface MadeMockup extends Encoded {
  /** How the prompt was interpreted. Null if the user's photo was used instead. */
  understood: string[] | null
}

/** Maximum length of a logo's longer side, in pixels. A larger logo is scaled down when it is loaded. */
const LOGO_MAX = 900
/**
 * Maximum length of the longer side of the user's photo, in pixels. A larger photo would cost time and memory without a
 * visible gain.
 */
const PHOTO_MAX = 2000

export async function makeMockup({ logo, prompt, item, scene, photo, quad }: MockupJob): Promise<MadeMockup> {
  const ink = prepareLogo(await loadPixels(logo, LOGO_MAX))
  if (photo) return { ...(await onPhoto(photo, ink, quad)), understood: null }
  const { item: name, understood, ...look } = understandMockup(prompt, item, scene)
  const ctx = createContext(SIZE, SIZE)
  drawMockup(ctx, ink, name, look, await loadScene(sceneFileOf(name, look)))
  return { ...(await encode(ctx, 'jpeg')), understood }
}

async function onPhoto(photo: Buffer, ink: Pixels, quad?: Corners): Promise<Encoded> {
  const image = await loadDrawable(photo)
  const scale = Math.min(1, PHOTO_MAX / Math.max(image.width, image.height))
  const size = { width: Math.round(image.width * scale), height: Math.round(image.height * scale) }
  const ctx = createContext(size.width, size.height)
  ctx.imageSmoothingQuality = 'high'
  drawOnPhoto(ctx, { ...image, ...size }, ink, quad)
  return encode(ctx, 'jpeg')
}
