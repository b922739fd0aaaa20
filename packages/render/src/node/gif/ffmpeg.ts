import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'

export type VideoFormat = 'mp4' | 'webm'

/** Frames per second. Frame delays are rounded to whole frames. */
const FPS = 25
const ENCODERS: Record<VideoFormat, readonly (readonly [name: string, ...options: string[]])[]> = {
  mp4: [
    ['libx264', '-preset', 'veryfast', '-crf', '20'],
    ['libopenh264', '-b:v', '4M'],
  ],
  webm: [
    ['libvpx-vp9', '-crf', '30', '-b:v', '0', '-deadline', 'realtime', '-cpu-used', '5'],
    ['libvpx', '-crf', '10', '-b:v', '4M', '-deadline', 'realtime', '-cpu-used', '5'],
  ],
}
const MOST_COMPLAINT = 500
const FOLDER = 'ufaro-video-'
const STALE_MS = 3_600_000

let listed: Promise<string> | undefined

/** Output of `ffmpeg -encoders`, or an empty string if ffmpeg is missing. Cached per process. */
function listEncoders(): Promise<string> {
  listed ??= promisify(execFile)('ffmpeg', ['-hide_banner', '-encoders'], { timeout: 10_000 }).then(
    ({ stdout }) => stdout,
    () => '',
  )
  return listed
}

async function encoderFor(format: VideoFormat): Promise<readonly string[] | undefined> {
  const names = new Set((await listEncoders()).split(/\s+/))
  return ENCODERS[format].find(([name]) => names.has(name))
}

export const canWriteVideo = async (format: VideoFormat): Promise<boolean> => (await encoderFor(format)) !== undefined

export interface VideoWriter {
  /**
   * Adds an RGBA frame. `delay` is in milliseconds.
   * @throws Error if ffmpeg has exited
   */
  add: (rgba: Uint8Array | Uint8ClampedArray, delay: number, isPassing?: boolean) => Promise<void>
  /** @throws Error with the end of ffmpeg's error output if ffmpeg failed */
  finish: () => Promise<Buffer>
  close: () => Promise<void>
}

/**
 * Rounds sizes down to even numbers for 4:2:0 chroma subsampling.
 * @throws Error without a suitable encoder: ask `canWriteVideo` first
 */
export async function openVideo(format: VideoFormat, { width, height }: { width: number; height: number }) {
  const encoder = await encoderFor(format)
  if (!encoder) throw new Error(`no ffmpeg here that writes ${format}`)
  await dropStale()
  const folder = await mkdtemp(path.join(tmpdir(), FOLDER))
  const file = path.join(folder, `out.${format}`)
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', String(FPS), '-i', 'pipe:0']
  const picture = ['-vf', 'crop=trunc(iw/2)*2:trunc(ih/2)*2', '-pix_fmt', 'yuv420p', '-threads', '1']
  const head = format === 'mp4' ? ['-movflags', '+faststart'] : []
  const args = ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...picture, '-c:v', ...encoder, ...head, file]
  const child = spawn('ffmpeg', args, { stdio: ['pipe', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-MOST_COMPLAINT)
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve).once('error', () => resolve(null)))
  // ffmpeg's exit code reports the failure, so a broken pipe is ignored.
  child.stdin.on('error', () => {})
  let elapsedMs = 0
  let written = 0

  return {
    async add(rgba, delay) {
      elapsedMs += delay
      const frame = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength)
      for (const until = Math.max(written + 1, Math.round((elapsedMs * FPS) / 1000)); written < until; written++) {
        if (child.exitCode !== null) throw new Error(`ffmpeg ended early: ${complaint}`)
        await new Promise<void>((resolve) => child.stdin.write(frame, () => resolve()))
      }
    },
    async finish() {
      child.stdin.end()
      await finished(child.stdin).catch(() => {})
      const code = await ended
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${complaint}`)
      return readFile(file)
    },
    async close() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  } satisfies VideoWriter
}

async function dropStale(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    if (!name.startsWith(FOLDER)) continue
    const left = path.join(tmpdir(), name)
    const info = await stat(left).catch(() => null)
    // Folders of other users of this machine cannot be removed, so errors are ignored.
    if (info && Date.now() - info.mtimeMs > STALE_MS) await rm(left, { recursive: true, force: true }).catch(() => {})
  }
}
