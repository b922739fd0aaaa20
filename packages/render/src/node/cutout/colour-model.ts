import type { ColourBins } from './colour-bins.ts'
import { type Component, componentOf, logDensity, principalAxis } from './gaussian.ts'

const MIN_SHARE = 0.03

export type ColourModel = readonly Component[]

/**
 * Fits a Gaussian mixture by splitting the widest cluster along its principal axis (Orchard and Bouman, 1991).
 * Deterministic.
 * @param weight one value per bin
 */
export function fitColourModel(bins: ColourBins, weight: Float32Array, size = 5, rounds = 3): ColourModel {
  const used: number[] = []
  for (let id = 0; id < bins.count; id++) if (weight[id]! > 0) used.push(id)
  let clusters: number[][] = [used]
  while (clusters.length < size) {
    const split = splitWidest(bins, weight, clusters)
    if (!split) break
    clusters = split
  }
  const total = used.reduce((sum, id) => sum + weight[id]!, 0)
  const model = () =>
    clusters.filter((ids) => ids.length > 0).map((ids) => componentOf(bins.colours, weight, ids, total))
  let components = model()
  for (let round = 0; round < rounds; round++) {
    clusters = assign(bins, used, components)
    components = model()
  }
  return components.filter((component) => component.share >= MIN_SHARE)
}

function splitWidest(bins: ColourBins, weight: Float32Array, clusters: number[][]): number[][] | undefined {
  let widest = -1
  let widestSpread = 1
  let axis: readonly number[] = [0, 0, 0, 0]
  clusters.forEach((ids, k) => {
    const found = principalAxis(bins.colours, weight, ids)
    if (found.spread > widestSpread && ids.length > 1) {
      widest = k
      widestSpread = found.spread
      axis = found.plane
    }
  })
  if (widest < 0) return undefined
  const low: number[] = []
  const high: number[] = []
  for (const id of clusters[widest]!) {
    const c = bins.colours.subarray(id * 3, id * 3 + 3)
    const side = axis[0]! * c[0]! + axis[1]! * c[1]! + axis[2]! * c[2]!
    if (side > axis[3]!) high.push(id)
    else low.push(id)
  }
  return low.length && high.length ? clusters.toSpliced(widest, 1, low, high) : undefined
}

function assign(bins: ColourBins, used: number[], components: ColourModel): number[][] {
  const clusters: number[][] = components.map(() => [])
  for (const id of used) {
    let best = 0
    let bestLog = Number.NEGATIVE_INFINITY
    components.forEach((component, k) => {
      const log = logDensity(component, bins.colours, id)
      if (log > bestLog) {
        best = k
        bestLog = log
      }
    })
    clusters[best]!.push(id)
  }
  return clusters
}

export function costOfBins(bins: ColourBins, model: ColourModel): Float32Array {
  const cost = new Float32Array(bins.count)
  for (let id = 0; id < bins.count; id++) {
    let density = 0
    for (const component of model) density += Math.exp(logDensity(component, bins.colours, id))
    cost[id] = -Math.log(Math.max(density, 1e-30))
  }
  return cost
}

/**
 * Fits a colour model to the sample pixels and returns the negative log density of each bin's colour in this model.
 * Without samples, all values are 0.
 * @param weightOf weight of a pixel as a sample, 0 to 1
 */
export function costOfSamples(bins: ColourBins, weightOf: (pixel: number) => number): Float32Array {
  const weight = new Float32Array(bins.count)
  for (const [i, bin] of bins.ofPixel.entries()) weight[bin]! += weightOf(i)
  return weight.some((value) => value > 0) ? costOfBins(bins, fitColourModel(bins, weight)) : weight
}
