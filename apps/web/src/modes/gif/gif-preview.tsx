import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { drawGifFrame } from '@ufaro/render/draw/gif/frame.ts'
import { Pause, Play } from 'lucide-react'
import { useCallback } from 'react'
import { formatBytes, plural } from '#web/lib/formats.ts'
import { PreviewCanvas } from '#web/studio/preview/preview-canvas.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SaveVideo } from './save-video.tsx'
import type { Animation } from './use-gif-job.ts'
import { usePlayer } from './use-player.ts'
import { useSizeEstimate } from './use-size-estimate.ts'

export function GifPreview({ animation }: { animation: Animation }) {
  const { job, frames, width, height } = animation
  const player = usePlayer(frames, job.settings.loop)
  const frame = frames[player.at]
  const draw = useCallback(
    (ctx: Ctx) => {
      if (frame) drawGifFrame(ctx, job, frame)
    },
    [job, frame],
  )
  return (
    <figure className="mx-auto min-w-0 max-w-2xl space-y-2">
      <PreviewCanvas
        width={width}
        height={height}
        draw={draw}
        label={`Preview of the animation, ${plural(frames.length, 'frame')}`}
        className="mx-auto max-h-[40dvh] rounded-card border border-line lg:max-h-[52dvh]"
      />
      <div className="flex items-center gap-2">
        <IconButton label={player.playing ? 'Pause' : 'Play'} onClick={player.toggle}>
          {player.playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <input
          type="range"
          aria-label="Frame shown"
          aria-valuetext={`${player.at + 1} of ${frames.length}`}
          min={0}
          max={Math.max(0, frames.length - 1)}
          value={player.at}
          onChange={({ currentTarget }) => player.show(Number(currentTarget.value))}
          className="h-11 min-w-0 flex-1 accent-accent-text"
        />
        <span aria-hidden className="w-16 text-right font-mono text-small tabular-nums">
          {player.at + 1}/{frames.length}
        </span>
      </div>
      <Facts animation={animation} />
      <SaveVideo animation={animation} />
    </figure>
  )
}

function Facts({ animation }: { animation: Animation }) {
  const { frames, width, height, length, font } = animation
  const bytes = useSizeEstimate(animation)
  const face = font && `${font.lettering.face} ${font.lettering.weight}`
  return (
    <figcaption className="text-center text-small text-ink-soft">
      <p>
        {width} × {height} · {plural(frames.length, 'frame')} · {(length / 1000).toFixed(1)} s ·{' '}
        <span className="font-bold text-ink">
          {bytes === null ? 'Estimating the size…' : `about ${formatBytes(bytes)}, an estimate`}
        </span>
      </p>
      {face && (
        <p>
          {font.assumed ? `No lettering was found in the logo; the font is ${face}.` : `Font after your logo: ${face}.`}
        </p>
      )}
    </figcaption>
  )
}
