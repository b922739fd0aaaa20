import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { createGif, type GifOptions } from '../packages/render/src/codec/gif/encode.ts'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { type Bench, median, table } from './bench.ts'
import { cpuMs } from './cpu.ts'
import { cropPhotos, drawFilm, type Film, paintPhotos } from './film.ts'
import { findPackage, findProgram, type Program, versionOf } from './peers.ts'
import { findPhotos } from './photos.ts'
import { compare, type Quality } from './quality.ts'

const PHOTOS = 10
const SIZE = { width: 410, height: 512 }
const ROUNDS = 5
/** Rounds before the measured ones, to warm up V8's compiler. */
const WARM_UP = 3

/**
 * What our encoder must reach when compared with another encoder. `share` is the maximum ratio of our processor time to
 * the other's. If `larger` is true, our file may be larger than the other's.
 */
interface Target {
  share: number
  /** How far the similarity (SSIM) of our file may be below that of the other. */
  lower: number
  larger: boolean
}

interface Method {
  what: string
  encode: (film: Film) => Promise<Buffer>
  target?: Target
}

const own = (what: string, quality: GifOptions['quality'], optimize = false): Method => ({
  what: `own, ${what}`,
  encode: async ({ width, height, frames, delayMs }) => {
    const gif = createGif({ width, height, loop: true, quality, optimize })
    for (const frame of frames) gif.add(frame, delayMs)
    return Buffer.from(gif.finish())
  },
})
const OWN = [own('high', 'high'), own('high, unchanged pixels left out', 'high', true), own('medium', 'medium')]

const bySharp = (effort: number, target?: Target): Method => ({
  what: `sharp ${versionOf('sharp')}, effort ${effort}`,
  ...(target && { target }),
  encode: ({ rgba, width, height, frames, delayMs }) =>
    sharp(rgba, { raw: { width, height: height * frames.length, channels: 4, pageHeight: height } })
      .gif({ effort, delay: frames.map(() => delayMs), loop: 0 })
      .toBuffer(),
})

function byGifski({ name, run }: Program): Method {
  return {
    what: name,
    target: { share: 0.3, lower: 0.003, larger: false },
    encode: async ({ folder, pngFiles, delayMs }) => {
      const out = path.join(folder, 'gifski.gif')
      await run(['--quiet', '--fps', String(1000 / delayMs), '-o', out, ...pngFiles])
      return readFileSync(out)
    },
  }
}

function byFfmpeg({ name, run }: Program): Method[] {
  const method = (what: string, make: string, use: string): Method => ({
    what: `${name}, ${what}`,
    encode: ({ width, height, delayMs, rgbaFile }) => {
      const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(1000 / delayMs)]
      const filter = `split[a][b];[a]palettegen${make}[p];[b][p]paletteuse${use}`
      return run(['-v', 'error', ...input, '-i', rgbaFile, '-filter_complex', filter, '-f', 'gif', 'pipe:1'])
    },
  })
  return [method('a palette a frame', '=stats_mode=single', '=new=1'), method('one palette', '', '')]
}

function byImageMagick({ name, run }: Program): Method {
  return {
    what: name,
    encode: ({ width, height, delayMs, rgbaFile }) => {
      const input = ['-size', `${width}x${height}`, '-depth', '8', '-delay', String(delayMs / 10), `rgba:${rgbaFile}`]
      return run([...input, '-loop', '0', 'gif:-'])
    },
  }
}

function byGifenc(found: NonNullable<ReturnType<typeof findPackage>>): Method {
  const { GIFEncoder, quantize, applyPalette } = found.module
  return {
    what: found.name,
    encode: async ({ width, height, frames, delayMs }) => {
      const gif = GIFEncoder()
      for (const frame of frames) {
        const palette = quantize(frame, 256)
        gif.writeFrame(applyPalette(frame, palette), width, height, { palette, delay: delayMs })
      }
      gif.finish()
      return Buffer.from(gif.bytes())
    },
  }
}

/** Returns frames of three bytes per pixel. */
async function decode(gif: Buffer): Promise<Uint8Array[]> {
  // The product blocks sharp's GIF decoder, so this call unblocks it.
  sharp.unblock({ operation: ['VipsForeignLoadNsgifBuffer'] })
  try {
    const { data, info } = await sharp(gif, { pages: -1 }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const size = info.width * (info.pageHeight ?? info.height) * 3
    return Array.from({ length: data.length / size }, (_, n) => data.subarray(n * size, (n + 1) * size))
  } finally {
    sharp.block({ operation: ['VipsForeignLoadNsgifBuffer'] })
  }
}

/** Returns, as text, how many of our encoder's files `read` decodes to exactly the pixels that libvips decodes. */
async function agreeing(film: Film, read: (file: string) => Promise<Buffer>): Promise<string> {
  const file = path.join(film.folder, 'own.gif')
  let same = 0
  for (const { encode } of OWN) {
    const bytes = await encode(film)
    writeFileSync(file, bytes)
    if ((await read(file)).equals(Buffer.concat(await decode(bytes)))) same++
  }
  return `${same} of ${OWN.length} files`
}

async function compareDecoders(film: Film, ffmpeg?: Program, magick?: Program): Promise<string[]> {
  const results: string[] = []
  if (ffmpeg) {
    const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-fps_mode', 'passthrough', 'pipe:1']
    results.push(`${ffmpeg.name} ${await agreeing(film, (file) => ffmpeg.run(['-v', 'error', '-i', file, ...raw]))}`)
  }
  if (magick) {
    const raw = ['-coalesce', '-depth', '8', 'rgb:-']
    results.push(`${magick.name} ${await agreeing(film, (file) => magick.run([file, ...raw]))}`)
  }
  return results
}

interface Measured extends Quality {
  what: string
  target: Target | undefined
  cpu: number
  kb: number
  frames: number
}

async function measureAll(methods: readonly Method[], film: Film): Promise<Measured[]> {
  const sources = film.frames.map((frame) => frame.filter((_, i) => i % 4 !== 3))
  const rounds: number[][] = methods.map(() => [])
  const files: Buffer[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [i, { encode }] of methods.entries()) {
      const before = cpuMs()
      files[i] = await encode(film)
      rounds[i]!.push(cpuMs() - before)
    }
  }
  const measured: Measured[] = []
  for (const [i, { what, target }] of methods.entries()) {
    const shown = await decode(files[i]!)
    const frames = await Promise.all(sources.map((source, n) => compare(shown[n]!, source, film.width, film.height)))
    const mean = (of: keyof Quality) => frames.reduce((sum, frame) => sum + frame[of], 0) / frames.length
    const cpu = median(rounds[i]!.slice(WARM_UP))
    measured.push({
      what,
      target,
      cpu,
      kb: files[i]!.length / 1024,
      psnr: mean('psnr'),
      ssim: mean('ssim'),
      frames: shown.length,
    })
  }
  return measured
}

function judge(ours: readonly Measured[], { target, cpu, kb, ssim }: Measured): string {
  if (!target) return ''
  const fit = ours.filter((own) => own.ssim >= ssim - target.lower && (target.larger || own.kb <= kb))
  const best = fit.sort((a, b) => a.cpu - b.cpu)[0]
  if (!best) return `${target.share} missed: none of our files is good enough`
  const share = best.cpu / cpu
  return `${target.share} ${share <= target.share ? 'reached' : 'missed'}: ${share.toFixed(2)} by “${best.what}”`
}

function toRows(film: string, measured: readonly Measured[]): string[][] {
  const ours = measured.slice(0, OWN.length)
  return measured.map((one) => [
    film,
    one.what,
    one.cpu.toFixed(0),
    one === ours[0] ? '' : (ours[0]!.cpu / one.cpu).toFixed(2),
    judge(ours, one),
    one.kb.toFixed(0),
    one.psnr.toFixed(1),
    one.ssim.toFixed(4),
    String(one.frames),
  ])
}

async function shoot(): Promise<[name: string, film: Film][]> {
  const films: [string, Film][] = [['painted', await drawFilm(paintPhotos(PHOTOS, SIZE), SIZE)]]
  const real = findPhotos().map(({ bytes }) => bytes)
  if (real.length > 0) films.push(['real', await drawFilm(await cropPhotos(real, PHOTOS, SIZE), SIZE)])
  return films
}

async function findMethods() {
  const [gifski, ffmpeg, magick] = await Promise.all([
    findProgram('gifski'),
    findProgram('ffmpeg'),
    findProgram('ImageMagick'),
  ])
  const gifenc = findPackage('gifenc')
  const methods = [
    ...OWN,
    ...(gifski ? [byGifski(gifski)] : []),
    bySharp(7, { share: 0.15, lower: 0, larger: true }),
    bySharp(1),
    ...(ffmpeg ? byFfmpeg(ffmpeg) : []),
    ...(magick ? [byImageMagick(magick)] : []),
    ...(gifenc ? [byGifenc(gifenc)] : []),
  ]
  const missing = Object.entries({ gifski, ffmpeg, ImageMagick: magick, gifenc }).filter(([, found]) => !found)
  return { methods, ffmpeg, magick, missing: missing.map(([name]) => name) }
}

export const gif: Bench = {
  title: 'GIF: beside other encoders',
  run: async () => {
    sharp.concurrency(1)
    const { methods, ffmpeg, magick, missing } = await findMethods()
    const rows: string[][] = []
    const decoders: string[] = []
    for (const [name, film] of await shoot()) {
      try {
        rows.push(...toRows(name, await measureAll(methods, film)))
        decoders.push(...(await compareDecoders(film, ffmpeg, magick)).map((said) => `${said} (${name})`))
      } finally {
        film.remove()
      }
    }
    return `${table([['photos', 'encoder', 'CPU ms', 'own, high, takes of it', 'wanted at most', 'KB', 'PSNR dB', 'SSIM at half size', 'frames'], ...rows])}

${PHOTOS} photos with a line of text, ${SIZE.width} × ${SIZE.height}, the same raw frames for all (gifski: uncompressed PNG). CPU of all threads, and of
programs with their start; medians of ${ROUNDS} rounds taken in turns, after ${WARM_UP} that do not count. PSNR and SSIM (of brightness) beside the frames as drawn.
Wanted beside gifski: no more bytes at an SSIM at most .003 lower; beside sharp’s default: no lower SSIM. Other decoders show every
pixel of every frame of our files as libvips does: ${decoders.join(', ')}.
${missing.length > 0 ? `Not here: ${missing.join(', ')}. ` : ''}Load average at the end: ${loadavg()[0]!.toFixed(1)}.`
  },
}
