import { cutOut, lookAtPhoto } from './look.ts'

const SIDE = 256

/** Loads the models for people and runs each once; the larger, rarer object model stays unloaded. */
export async function warmUp(): Promise<void> {
  const blank = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE * 3).fill(128) }
  await cutOut(blank, await lookAtPhoto(blank, 'person'))
}
