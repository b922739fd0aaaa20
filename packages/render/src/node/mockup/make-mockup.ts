import { prepareLogo } from '../../draw/logo/prepare-logo.ts'
import { drawMockup, type ItemName, sceneFileOf } from '../../draw/mockup/mockup.ts'
import { type Corners, DEFAULT_CORNERS, drawOnPhoto } from '../../draw/mockup/photo.ts'
import { type SceneName, SIZE } from '../../draw/mockup/scene.ts'
import { understandMockup } from '../../draw/mockup/understand-mockup.ts'
import { bounds } from '../../draw/mockup/warp.ts'
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

/**
 * Length of a logo's longer side, in pixels, that is enough for every scene. A larger logo is scaled down when it is
 * loaded, unless it covers more pixels than this in the user's photo.
 */
const LOGO_MAX = 900
/**
 * Maximum length of the longer side of the user's photo, in pixels. A larger photo would cost time and memory without a
 * visible gain.
 */
const PHOTO_MAX = 2000

export async function makeMockup({ logo, prompt, item, scene, photo, quad }: MockupJob): Promise<MadeMockup> {
  if (photo) return { ...(await onPhoto(photo, logo, quad)), understood: null }
  const { item: name, understood, ...look } = understandMockup(prompt, item, scene)
  const ink = prepareLogo(await loadPixels(logo, LOGO_MAX))
  const ctx = createContext(SIZE, SIZE)
  drawMockup(ctx, ink, name, look, await loadScene(sceneFileOf(name, look)))
  return { ...(await encode(ctx, 'jpeg')), understood }
}

async function onPhoto(photo: Buffer, logo: Buffer, corners: Corners = DEFAULT_CORNERS): Promise<Encoded> {
  const image = await loadDrawable(photo)
  const scale = Math.min(1, PHOTO_MAX / Math.max(image.width, image.height))
  const size = { width: Math.round(image.width * scale), height: Math.round(image.height * scale) }
  const ctx = createContext(size.width, size.height)
  ctx.imageSmoothingQuality = 'high'
  const { width, height } = bounds(corners.map(({ x, y }) => [x * size.width, y * size.height]))
  const ink = prepareLogo(await loadPixels(logo, Math.max(LOGO_MAX, width, height)))
  drawOnPhoto(ctx, { ...image, ...size }, ink, corners)
  return encode(ctx, 'jpeg')
}
