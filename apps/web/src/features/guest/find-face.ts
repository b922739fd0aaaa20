import type { Drawable } from '@ufaro/render/draw/canvas.ts'
import type { Crop } from './crop.ts'

/** A face detector of the browser's Shape Detection API, which Chromium supports on some devices. */
interface Detector {
  detect: (image: CanvasImageSource) => Promise<{ boundingBox: DOMRectReadOnly }[]>
}

const PATIENCE_MS = 1500

/** Box around all faces, as fractions of the photo. Null without a detector, or if it finds no face in time. */
export async function findFace(photo: Drawable): Promise<Crop | null> {
  const Finder = (globalThis as { FaceDetector?: new (options: object) => Detector }).FaceDetector
  if (!Finder) return null
  const late = new Promise<never[]>((done) => setTimeout(() => done([]), PATIENCE_MS))
  const looked = new Finder({ fastMode: true, maxDetectedFaces: 5 }).detect(photo.source as CanvasImageSource)
  const faces = await Promise.race([looked, late]).catch(() => [])
  if (faces.length === 0) return null
  const boxes = faces.map(({ boundingBox }) => boundingBox)
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  return {
    x: left / photo.width,
    y: top / photo.height,
    width: (Math.max(...boxes.map((box) => box.right)) - left) / photo.width,
    height: (Math.max(...boxes.map((box) => box.bottom)) - top) / photo.height,
  }
}
