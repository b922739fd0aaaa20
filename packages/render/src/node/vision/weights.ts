import { readFile } from 'node:fs/promises'

export type Weights =
  | 'face_detection_full_range.tflite'
  | 'selfie_segmentation.tflite'
  | 'selfie_multiclass_256x256.tflite'
  | 'u2netp.tflite'

export async function readWeights(name: Weights): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`../../../models/${name}`, import.meta.url)))
}
