import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { drawGifFrame } from '@ufaro/render/draw/gif/frame.ts'
import { WHATSAPP } from '@ufaro/render/draw/whatsapp/formats.ts'
import { Clapperboard } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '#web/lib/log.ts'
import { fileName } from '#web/studio/files/file-name.ts'
import { saveBlob } from '#web/studio/files/save.ts'
import type { Film } from '#web/studio/video/film.ts'
import { makeVideo, type VideoWay, videoWay } from '#web/studio/video/make-video.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { notify } from '#web/ui/toast.tsx'
import type { Animation } from './use-gif-job.ts'

const filmOf = ({ job, frames, width, height, length }: Animation): Film => ({
  ...{ width, height, length },
  frames: frames.map((frame) => ({ delay: frame.delay, draw: (ctx: Ctx) => drawGifFrame(ctx, job, frame) })),
})

export function SaveVideo({ animation }: { animation: Animation }) {
  const { width, height } = animation
  const [way, setWay] = useState<VideoWay | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const work = useRef<AbortController>(null)
  useEffect(() => void videoWay({ width, height }).then(setWay), [width, height])
  useEffect(() => () => work.current?.abort(), [])
  if (!way) return null
  const seconds = Math.ceil(animation.length / 1000)

  async function save(by: VideoWay) {
    const stop = new AbortController()
    work.current = stop
    setShare(0)
    try {
      const watching = { signal: stop.signal, onProgress: setShare }
      const video = await makeVideo(filmOf(animation), by, WHATSAPP.video.maxBytes, watching)
      saveBlob(video, fileName('gif', null, 'video', video.type))
      notify.success('Your video is saved.')
    } catch (error) {
      if (stop.signal.aborted) return
      logFailure('The video could not be made', error)
      notify.error('Sorry, this browser could not make the video.')
    } finally {
      setShare(null)
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-small text-ink-soft">
      {share === null ? (
        <Button
          icon={Clapperboard}
          look="secondary"
          className="px-3"
          disabled={!animation.complete}
          onClick={() => save(way)}
        >
          Save as video ({way.name})
        </Button>
      ) : (
        <>
          <ProgressBar label="Making the video" max={1} value={share} className="w-40" />
          <Button look="ghost" className="px-3" onClick={() => work.current?.abort()}>
            Stop
          </Button>
        </>
      )}
      <p>
        Made by your browser, without a credit.
        {way.by === 'recorder' && ` Takes as long as it plays: ${seconds} s.`}
      </p>
    </div>
  )
}
