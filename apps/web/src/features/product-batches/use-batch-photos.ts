import { BATCH_LIMITS, BATCH_TEXTS } from '@ufaro/contract/product-batch.ts'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { sendOnce } from '#web/studio/upload/send-once.ts'
import { PictureFault, takePicture } from '#web/studio/upload/take-picture.ts'

interface BatchPhoto {
  key: string
  name: string
  /** Null until the file has been read. */
  url: string | null
  /** Null until the upload has finished. */
  uploadId: string | null
  fault: string | null
}

export function useBatchPhotos() {
  const [photos, setPhotos] = useState<readonly BatchPhoto[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const urls = useRef<string[]>([])
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url)
    },
    [],
  )

  const change = (key: string, changes: Partial<BatchPhoto>) =>
    setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)))

  async function bring(key: string, file: File): Promise<void> {
    try {
      const { blob } = await takePicture(file)
      const url = URL.createObjectURL(blob)
      urls.current.push(url)
      change(key, { url })
      change(key, { uploadId: await sendOnce(blob) })
    } catch (error) {
      change(key, { fault: error instanceof PictureFault ? error.message : sentenceOf(error) })
    }
  }

  async function take(files: readonly File[]): Promise<void> {
    const room = BATCH_LIMITS.photos - photos.length
    setProblem(files.length > room ? BATCH_TEXTS.tooMany : null)
    const taken = files.slice(0, room).map((file) => ({ file, key: crypto.randomUUID() }))
    const added = taken.map(({ file, key }) => ({ key, name: file.name, url: null, uploadId: null, fault: null }))
    setPhotos((before) => [...before, ...added])
    for (const { file, key } of taken) await bring(key, file)
  }

  return {
    photos,
    problem,
    good: photos.filter(({ fault }) => fault === null),
    take,
    remove: (key: string) => setPhotos((before) => before.filter((photo) => photo.key !== key)),
  }
}
export type BatchPhotos = ReturnType<typeof useBatchPhotos>
