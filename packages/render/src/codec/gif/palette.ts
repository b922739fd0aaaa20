export interface Palette {
  rgb: Uint8Array
  size: number
}

/** Weights of the channels in a colour distance. The eye is most sensitive to green. */
export const WEIGHT = { red: 5, green: 7, blue: 4 } as const

interface Bins {
  mean: Float32Array
  weight: Float32Array
  /**
   * `major` is the colour (0xRRGGBB) of more than half of a bin's pixels, if there is one, otherwise any of its
   * colours. `times` is the number of pixels of that colour.
   */
  major: Int32Array
  times: Uint32Array
  count: number
}

function histogram(rgba: Uint8Array | Uint8ClampedArray, drawn?: Uint8Array): Bins {
  const weight = new Uint32Array(32_768)
  const sum = new Float64Array(32_768 * 3)
  // Find the majority colour of each bin by the Boyer-Moore vote (1981).
  const major = new Int32Array(32_768)
  const votes = new Int32Array(32_768)
  for (let i = 0, at = 0; at < rgba.length; i++, at += 4) {
    if (drawn && drawn[i] === 0) continue
    const red = rgba[at]!
    const green = rgba[at + 1]!
    const blue = rgba[at + 2]!
    const bin = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    weight[bin]!++
    sum[bin * 3]! += red
    sum[bin * 3 + 1]! += green
    sum[bin * 3 + 2]! += blue
    const color = (red << 16) | (green << 8) | blue
    if (major[bin] === color) votes[bin]!++
    else if (votes[bin]! > 0) votes[bin]!--
    else {
      major[bin] = color
      votes[bin] = 1
    }
  }
  const times = new Uint32Array(32_768)
  for (let i = 0, at = 0; at < rgba.length; i++, at += 4) {
    if (drawn && drawn[i] === 0) continue
    const [red, green, blue] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]
    const bin = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    if (major[bin] === ((red << 16) | (green << 8) | blue)) times[bin]!++
  }
  let count = 0
  for (const each of weight) if (each > 0) count++
  const bins: Bins = {
    mean: new Float32Array(count * 3),
    weight: new Float32Array(count),
    major: new Int32Array(count),
    times: new Uint32Array(count),
    count,
  }
  for (let bin = 0, to = 0; bin < 32_768; bin++) {
    const pixels = weight[bin]!
    if (pixels === 0) continue
    for (let part = 0; part < 3; part++) bins.mean[to * 3 + part] = sum[bin * 3 + part]! / pixels
    bins.major[to] = major[bin]!
    bins.times[to] = times[bin]!
    bins.weight[to++] = pixels
  }
  return bins
}

interface Cluster {
  from: number
  to: number
  mean: [number, number, number]
  axis: 0 | 1 | 2
  gain: number
}

function measure(bins: Bins, order: Uint32Array, from: number, to: number): Cluster {
  const sum = [0, 0, 0]
  const square = [0, 0, 0]
  let weight = 0
  for (let i = from; i < to; i++) {
    const bin = order[i] as number
    const times = bins.weight[bin] as number
    weight += times
    for (let part = 0; part < 3; part++) {
      const value = bins.mean[bin * 3 + part] as number
      sum[part]! += times * value
      square[part]! += times * value * value
    }
  }
  const mean = sum.map((part) => part / weight) as Cluster['mean']
  const spread = square.map((part, i) => (part - weight * mean[i]! ** 2) * [WEIGHT.red, WEIGHT.green, WEIGHT.blue][i]!)
  const axis = spread.indexOf(Math.max(...spread)) as Cluster['axis']
  return { from, to, mean, axis, gain: to - from > 1 ? spread[0]! + spread[1]! + spread[2]! : 0 }
}

function partition(bins: Bins, order: Uint32Array, { from, to, mean, axis }: Cluster): number {
  let low = from
  let high = to - 1
  while (low <= high) {
    if ((bins.mean[order[low]! * 3 + axis] as number) < mean[axis]) low++
    else {
      const bin = order[low] as number
      order[low] = order[high] as number
      order[high--] = bin
    }
  }
  return low === from || low === to ? (from + to) >> 1 : low
}

/**
 * Repeatedly splits the cluster with the largest sum of squared deviations (Wu, "Efficient Statistical Computations for
 * Optimal Color Quantization", 1991, simplified).
 */
function split(bins: Bins, colors: number): { order: Uint32Array; clusters: Cluster[] } {
  const order = Uint32Array.from({ length: bins.count }, (_, i) => i)
  const clusters = [measure(bins, order, 0, bins.count)]
  while (clusters.length < colors) {
    let widest = 0
    for (let i = 1; i < clusters.length; i++) if (clusters[i]!.gain > clusters[widest]!.gain) widest = i
    const cluster = clusters[widest] as Cluster
    if (cluster.gain <= 1e-3) break
    const middle = partition(bins, order, cluster)
    clusters[widest] = measure(bins, order, cluster.from, middle)
    clusters.push(measure(bins, order, middle, cluster.to))
  }
  return { order, clusters }
}

const NEIGHBOURS = 14

/**
 * Finds the nearest clusters of each cluster, itself included. It does not sort, because that would dominate the run
 * time.
 */
function nearestClusters(means: Float32Array, count: number): Uint16Array {
  const take = Math.min(NEIGHBOURS, count)
  const near = new Uint16Array(count * take)
  const away = new Float64Array(take)
  for (let i = 0; i < count; i++) {
    away.fill(Number.POSITIVE_INFINITY)
    const first = i * take
    for (let j = 0; j < count; j++) {
      const far = distance(means, i * 3, means, j * 3)
      if (far >= away[take - 1]!) continue
      let at = take - 1
      for (; at > 0 && away[at - 1]! > far; at--) {
        away[at] = away[at - 1]!
        near[first + at] = near[first + at - 1]!
      }
      away[at] = far
      near[first + at] = j
    }
  }
  return near
}

function distance(a: Float32Array, i: number, b: Float32Array, j: number): number {
  const red = a[i]! - b[j]!
  const green = a[i + 1]! - b[j + 1]!
  const blue = a[i + 2]! - b[j + 2]!
  return WEIGHT.red * red * red + WEIGHT.green * green * green + WEIGHT.blue * blue * blue
}

/**
 * If the most frequent colour of a cluster has at least this share of its pixels, the cluster gets that colour instead
 * of its mean. A flat area in a slightly wrong black or brand colour would be noticed.
 */
const FLAT = 0.5

/** Runs one round of k-means and returns the colours of the palette. */
function settle(bins: Bins, order: Uint32Array, clusters: Cluster[]): Float32Array {
  const means = Float32Array.from(clusters.flatMap(({ mean }) => mean))
  const near = nearestClusters(means, clusters.length)
  const take = near.length / clusters.length
  const sum = new Float64Array(clusters.length * 4)
  const flat = new Int32Array(clusters.length).fill(-1)
  clusters.forEach(({ from, to }, own) => {
    for (let i = from; i < to; i++) {
      const bin = order[i] as number
      let best = own
      let least = Number.POSITIVE_INFINITY
      for (let n = 0; n < take; n++) {
        const cluster = near[own * take + n] as number
        const away = distance(bins.mean, bin * 3, means, cluster * 3)
        if (away < least) {
          least = away
          best = cluster
        }
      }
      const times = bins.weight[bin] as number
      for (let part = 0; part < 3; part++) sum[best * 4 + part]! += times * (bins.mean[bin * 3 + part] as number)
      sum[best * 4 + 3]! += times
      if (flat[best]! < 0 || bins.times[bin]! > bins.times[flat[best]!]!) flat[best] = bin
    }
  })
  for (let cluster = 0; cluster < clusters.length; cluster++) {
    const times = sum[cluster * 4 + 3] as number
    if (times === 0) continue
    for (let part = 0; part < 3; part++) means[cluster * 3 + part] = (sum[cluster * 4 + part] as number) / times
    const bin = flat[cluster]!
    if (bins.times[bin]! < times * FLAT) continue
    const color = bins.major[bin]!
    means.set([color >> 16, (color >> 8) & 255, color & 255], cluster * 3)
  }
  return means
}

export function makePalette(rgba: Uint8Array | Uint8ClampedArray, colors: number, drawn?: Uint8Array): Palette {
  const bins = histogram(rgba, drawn)
  if (bins.count === 0) return { rgb: new Uint8Array(3), size: 1 }
  const { order, clusters } = split(bins, colors)
  const means = settle(bins, order, clusters)
  return { rgb: Uint8Array.from(means, Math.round), size: clusters.length }
}
