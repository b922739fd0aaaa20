import { cutOut, lookAtPhoto } from './look.ts'

const SIDE = 256

/** Opens the models that look at people and runs each once; the model for objects, which is rarer and larger, waits. */
export async function warmUp(): Promise<void> {
  const blank = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE * 3).fill(128) }
  await cutOut(blank, await lookAtPhoto(blank, 'person'))
}
