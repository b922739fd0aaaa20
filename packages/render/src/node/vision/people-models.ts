import { openTflite } from './litert.ts'

export const SIDE = 256
export const POINTS = SIDE * SIDE

const CLASSES = { ground: 0, hair: 1, bodySkin: 2, faceSkin: 3, clothes: 4, other: 5 }
const COUNT = Object.keys(CLASSES).length
/** Gamma that brightens shadows, so that black clothes are found. */
const LIFTED = 0.5
/** Maximum share of a person that the parts model may miss. Above it the model runs again with brightened shadows. */
const MISSED = 0.015
/** The classes were trained with label smoothing: certain background scores about `low`, a certain person `high`. */
const SMOOTHED = { low: 0.09, high: 0.95 }

/** Shares, 0 to 1, per point of a SIDE × SIDE grid. `firm` is all of a person except hair, so it includes `skin`. */
export interface Parts {
  person: Float32Array
  hair: Float32Array
  skin: Float32Array
  firm: Float32Array
}

export async function bodyOf(bytes: Uint8Array): Promise<Float32Array> {
  const { run } = await openTflite('selfie_segmentation.tflite')
  const input = new Float32Array(bytes.length)
  for (let i = 0; i < bytes.length; i++) input[i] = bytes[i]! / 255
  return (await run(input))[0]!.data
}

/**
 * @param body output of the body model for the same bytes
 */
export async function partsBeside(body: Float32Array, bytes: Uint8Array): Promise<Parts> {
  const parts = await partsOf(bytes)
  if (!missesMuch(parts.person, body)) return parts
  const more = await partsOf(bytes, LIFTED)
  for (const name of ['person', 'hair', 'skin', 'firm'] as const) {
    for (let i = 0; i < POINTS; i++) parts[name][i] = Math.max(parts[name][i]!, more[name][i]!)
  }
  return parts
}

function missesMuch(parts: Float32Array, body: Float32Array): boolean {
  let there = 0
  let missed = 0
  for (let i = 0; i < POINTS; i++) {
    if (body[i]! <= 0.5) continue
    there++
    if (parts[i]! <= 0.5) missed++
  }
  return missed > MISSED * there
}

export async function partsOf(bytes: Uint8Array, gamma = 1): Promise<Parts> {
  const { run } = await openTflite('selfie_multiclass_256x256.tflite')
  const curve = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** gamma)
  const input = new Float32Array(bytes.length)
  for (let i = 0; i < bytes.length; i++) input[i] = curve[bytes[i]!]!
  const logits = (await run(input))[0]!.data
  const plane = () => new Float32Array(POINTS)
  const parts: Parts = { person: plane(), hair: plane(), skin: plane(), firm: plane() }
  for (let i = 0; i < POINTS; i++) {
    let sum = 0
    for (let k = 0; k < COUNT; k++) sum += Math.exp(logits[i * COUNT + k]!)
    const share = (k: number) => Math.exp(logits[i * COUNT + k]!) / sum
    const ground = share(CLASSES.ground)
    parts.person[i] = clamp((1 - ground - SMOOTHED.low) / (SMOOTHED.high - SMOOTHED.low))
    parts.hair[i] = share(CLASSES.hair)
    parts.skin[i] = share(CLASSES.bodySkin) + share(CLASSES.faceSkin)
    parts.firm[i] = 1 - ground - parts.hair[i]!
  }
  return parts
}

const clamp = (value: number) => Math.max(0, Math.min(1, value))
