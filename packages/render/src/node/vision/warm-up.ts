import { cutOut, lookAtPhoto } from './look.ts'

const SIDE = 256

/**
 * Loads the models for people and runs each once. The object model is larger and used less often, so it is not loaded.
 */
export async function warmUp(): Promise<void> {
  const blank = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE * 3).fill(128) }
  await cutOut(blank, await lookAtPhoto(blank, 'person'))
}
