import type { Previews } from '@ufaro/contract/output.ts'
import { useDataSaver } from '#web/lib/data-saver.ts'
import { useReducedMotion } from '../use-media.ts'
import { isVideo } from './is-video.ts'

interface ResultMediaProps {
  url: string
  label: string
  previews?: Previews | null
  sizes?: string
  className?: string
  controls?: boolean
  onBroken?: () => void
  picture?: { width?: number; height?: number; loading?: 'lazy'; draggable?: boolean }
  style?: React.CSSProperties
}

export function ResultMedia({ url, label, previews, sizes, controls, onBroken, picture, ...look }: ResultMediaProps) {
  const still = useReducedMotion()
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
