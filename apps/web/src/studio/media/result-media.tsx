import type { Previews } from '@ufaro/contract/output.ts'
import { useDataSaver } from '#web/lib/data-saver.ts'
import { useLikesStill } from '../use-media.ts'
import { isVideo } from './is-video.ts'

interface ResultMediaProps {
  url: string
  /** Empty where a name stands beside it. */
  label: string
  /** Small versions, of which the browser takes the one that fits; `sizes` says how wide the picture is shown. */
  previews?: Previews | null
  sizes?: string
  className?: string
  /** Buttons to play and seek; without them a video plays by itself, silently, over and over. */
  controls?: boolean
  onBroken?: () => void
  /** Attributes of a picture alone. */
  picture?: { width?: number; height?: number; loading?: 'lazy'; draggable?: boolean }
  style?: React.CSSProperties
}

/** A result in the element that can show it: videos are no pictures to a browser. */
export function ResultMedia({ url, label, previews, sizes, controls, onBroken, picture, ...look }: ResultMediaProps) {
  const still = useLikesStill()
  const saving = useDataSaver()
  const light = previews && !saving && { srcSet: `${previews.w320} 320w, ${previews.w640} 640w`, sizes }
  const source = (saving && previews?.w320) || url
  if (!isVideo(url)) return <img {...light} src={source} alt={label} onError={onBroken} {...picture} {...look} />
  return (
    <video
      src={url}
      {...(label ? { 'aria-label': label } : { 'aria-hidden': true })}
      muted
      loop
      playsInline
      autoPlay={!still && !saving}
      controls={controls}
      preload="metadata"
      onError={onBroken}
      {...look}
    />
  )
}
