import { Clapperboard } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '#web/lib/log.ts'
import { fileName } from '#web/studio/files/file-name.ts'
import { saveBlob } from '#web/studio/files/save.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { notify } from '#web/ui/toast.tsx'
import { recordVideo, videoKind } from './record-video.ts'
import type { Animation } from './use-gif-job.ts'

/** Recorded by the browser, without credit or upload. Hidden if unsupported. */
export function SaveVideo({ animation }: { animation: Animation }) {
  const [kind] = useState(videoKind)
  const [share, setShare] = useState<number | null>(null)
  const work = useRef<AbortController>(null)
  useEffect(() => () => work.current?.abort(), [])
  if (!kind) return null
  const seconds = Math.ceil(animation.length / 1000)

  async function save(by: NonNullable<typeof kind>) {
    const stop = new AbortController()
    work.current = stop
    setShare(0)
    try {
      const video = await recordVideo(animation, by, { signal: stop.signal, onProgress: setShare })
      saveBlob(video, fileName('gif', null, 'video', video.type))
      notify.success('Your video is saved.')
    } catch (error) {
      if (stop.signal.aborted) return
      logFailure('The video could not be recorded', error)
      notify.error('Sorry, this browser could not record the video.')
    } finally {
      setShare(null)
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-small text-ink-soft">
      {share === null ? (
        <Button look="secondary" className="px-3" disabled={!animation.complete} onClick={() => save(kind)}>
          <Clapperboard aria-hidden className="size-5" />
          Save as video ({kind.name})
        </Button>
      ) : (
        <>
          <ProgressBar label="Recording" max={1} value={share} className="w-40" />
          <Button look="ghost" className="px-3" onClick={() => work.current?.abort()}>
            Stop recording
          </Button>
        </>
      )}
      <p>Recorded by your browser, without a credit. Takes as long as it plays: {seconds} s.</p>
    </div>
  )
}
