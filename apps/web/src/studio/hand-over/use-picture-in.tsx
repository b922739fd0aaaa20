import { fileName } from '../files/file-name.ts'
import { fetchBlob } from '../files/save.ts'
import type { ViewerItem } from '../viewer/viewer-item.ts'
import { isStill } from './is-still.ts'
import { UseIn } from './use-in.tsx'

interface UsePictureInProps extends Pick<ViewerItem, 'mode' | 'slot' | 'label' | 'url'> {
  className?: string
}

export function UsePictureIn({ mode, slot, label, url, className }: UsePictureInProps) {
  if (!isStill(url)) return null
  const load = async () => {
    const blob = await fetchBlob(url)
    return { file: new File([blob], fileName(mode, slot, label, blob.type), { type: blob.type }) }
  }
  return <UseIn kind="picture" from={mode} name={label} load={load} className={className} />
}
