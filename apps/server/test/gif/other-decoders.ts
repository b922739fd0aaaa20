import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sharp } from '@ufaro/render/node/sharp.ts'

const run = promisify(execFile)

/**
 * @returns the number of frames in the file
 * @throws with the decoder's error message
 */
type Count = (file: string) => Promise<number>

interface Decoder {
  name: string
  /** Whether this decoder is installed. Checks its output too, because another program may have the same name. */
  here: () => Promise<boolean>
  count: Count
}

const says = (program: string, args: string[], words: RegExp) => () =>
  run(program, args).then(
    ({ stdout }) => words.test(stdout),
    () => false,
  )

const magick = (program: string): Decoder => ({
  name: `ImageMagick by ${program}`,
  here: says(program, ['-version'], /^Version: ImageMagick/),
  count: async (file) => (await run(program, [file, '-format', '%p\n', 'info:'])).stdout.trim().split('\n').length,
})

const DECODERS: readonly Decoder[] = [
  {
    name: 'sharp',
    here: async () => true,
    count: async (file) => {
      // The app blocks sharp's GIF decoder for safety. Unblock it for this test.
      sharp.unblock({ operation: ['VipsForeignLoadNsgifFile'] })
      try {
        const image = sharp(file, { pages: -1, failOn: 'warning' })
        await image.clone().raw().toBuffer()
        return (await image.metadata()).pages ?? 1
      } finally {
        sharp.block({ operation: ['VipsForeignLoadNsgifFile'] })
      }
    },
  },
  magick('magick'),
  magick('convert'),
  {
    name: 'ffmpeg',
    here: says('ffprobe', ['-version'], /^ffprobe version/),
    count: async (file) => {
      const asked = ['-v', 'error', '-count_frames', '-select_streams', 'v:0', '-show_entries', 'stream=nb_read_frames']
      return Number((await run('ffprobe', [...asked, '-of', 'csv=p=0', file])).stdout.trim())
    },
  },
]

export async function countByAll(gif: Buffer): Promise<Record<string, number>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ufaro-gif-'))
  try {
    const file = path.join(folder, 'made.gif')
    await writeFile(file, gif)
    const counts: Record<string, number> = {}
    for (const { name, here, count } of DECODERS) if (await here()) counts[name] = await count(file)
    return counts
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
