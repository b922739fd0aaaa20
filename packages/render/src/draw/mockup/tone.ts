/** The lookup table `SEEN` covers light from 0 to `BRIGHTEST` in `STEPS` steps. */
const STEPS = 4096
const BRIGHTEST = 4
/** Light up to which a tone stays unchanged. Brighter tones are compressed towards white, as on film. */
const STRAIGHT = 0.5
/** Strength of the contrast curve, 0 to 1: it darkens shadows and brightens highlights. */
const CONTRAST = 0.14

const toSrgb = (x: number) => (x <= 0.0031308 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055)
const toLinear = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)

/** Linear light of each byte of a rendered plane. Inverts `shoulder` in tools/mockup-scenes/passes.py. */
export const LIGHT_OF = Float32Array.from({ length: 256 }, (_, byte) => {
  const bent = toLinear(byte / 255)
  const left = Math.max(0.002, (1 - bent) / (1 - STRAIGHT))
  return bent < STRAIGHT ? bent : STRAIGHT - (1 - STRAIGHT) * Math.log(left)
})

/** Linear reflectance of each byte of a colour channel. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255))

const SEEN = Float32Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = (step / STEPS) ** 2 * BRIGHTEST
  const bent = light < STRAIGHT ? light : 1 - (1 - STRAIGHT) * Math.exp(-(light - STRAIGHT) / (1 - STRAIGHT))
  const tone = toSrgb(bent)
  const curved = tone * tone * (3 - 2 * tone)
  return 255 * (tone + (curved - tone) * CONTRAST)
})

/** Converts linear light to a displayed brightness, 0 to 255. */
export const seen = (light: number): number =>
  SEEN[Math.min(STEPS, (Math.sqrt(Math.max(0, light) / BRIGHTEST) * STEPS) | 0)] as number
