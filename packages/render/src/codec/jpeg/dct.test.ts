import { expect, test } from 'vitest'
import { forward, forwardSteps, inverse, inverseSteps, ZIGZAG } from './dct.ts'

const ONES = new Uint16Array(64).fill(1)

/** Computes the forward transform by its formula (ITU-T T.81, A.3.3). */
function slowly(samples: Float32Array): number[] {
  const c = (k: number) => (k === 0 ? Math.SQRT1_2 : 1)
  return Array.from({ length: 64 }, (_, at) => {
    const [v, u] = [at >> 3, at & 7]
    let sum = 0
    for (let y = 0; y < 8; y++)
      for (let x = 0; x < 8; x++)
        sum +=
          samples[y * 8 + x]! * Math.cos(((2 * x + 1) * u * Math.PI) / 16) * Math.cos(((2 * y + 1) * v * Math.PI) / 16)
    return (sum * c(u) * c(v)) / 4
  })
}

const noise = Float32Array.from({ length: 64 }, (_, i) => ((i * 7919) % 255) - 127)

test('the quick transform gives what the standard’s formula gives', () => {
  const block = noise.slice()
  forward(block)
  const steps = forwardSteps(ONES)
  const expected = slowly(noise)
  for (let k = 0; k < 64; k++) {
    const at = ZIGZAG[k]!
    expect(block[at]! * steps[k]!).toBeCloseTo(expected[at]!, 2)
  }
})

test('the inverse gives the samples back', () => {
  const frequencies = slowly(noise)
  const steps = inverseSteps(ONES)
  const block = new Float32Array(64)
  for (let k = 0; k < 64; k++) block[ZIGZAG[k]!] = frequencies[ZIGZAG[k]!]! * steps[k]!
  inverse(block)
  for (let i = 0; i < 64; i++) expect(block[i]).toBeCloseTo(noise[i]!, 2)
})
