import type { Drawable } from '@ufaro/render/draw/canvas.ts'

interface Point {
  x: number
  y: number
}

/** Shape Detection API, in Chromium on some devices. */
interface Detector {
  detect: (image: CanvasImageSource) => Promise<{ boundingBox: DOMRectReadOnly }[]>
}

const PATIENCE_MS = 1500

/** Centre of all faces, as fractions of the photo; null without faces or without a detector. */
export async function findFace({ source, width, height }: Drawable): Promise<Point | null> {
  const Finder = (globalThis as { FaceDetector?: new (options: object) => Detector }).FaceDetector
  if (!Finder) return null
  const late = new Promise<never[]>((done) => setTimeout(() => done([]), PATIENCE_MS))
  const looked = new Finder({ fastMode: true, maxDetectedFaces: 5 }).detect(source as CanvasImageSource)
  const faces = await Promise.race([looked, late]).catch(() => [])
  if (faces.length === 0) return null
  const boxes = faces.map(({ boundingBox }) => boundingBox)
  const middle = (from: number[], to: number[]) => (Math.min(...from) + Math.max(...to)) / 2
  return {
    x:
      middle(
        boxes.map(({ left }) => left),
        boxes.map(({ right }) => right),
      ) / width,
    y:
      middle(
        boxes.map(({ top }) => top),
        boxes.map(({ bottom }) => bottom),
      ) / height,
  }
}
