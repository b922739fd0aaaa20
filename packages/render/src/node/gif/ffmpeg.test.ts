import { access, mkdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { canWriteVideo, openVideo } from './ffmpeg.ts'

test.runIf(await canWriteVideo('mp4'))('the next video removes the files that a killed process left', async () => {
  const [old, fresh] = ['old', 'fresh'].map((name) => path.join(tmpdir(), `ufaro-video-${name}-${process.pid}`)) as [
    string,
    string,
  ]
  for (const folder of [old, fresh]) await mkdir(folder)
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  await utimes(old, longAgo, longAgo)
  const video = await openVideo('mp4', { width: 16, height: 16 })
  await video.close()
  await expect(access(old)).rejects.toMatchObject({ code: 'ENOENT' })
  await access(fresh)
  await rm(fresh, { recursive: true })
})
