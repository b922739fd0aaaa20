import type { SceneFacts, SceneFile } from '@ufaro/render/draw/mockup/scene-file.ts'
import { useEffect, useState } from 'react'
import { logFailure } from '#web/lib/log.ts'
import { decode } from '#web/studio/preview/use-drawable.ts'

const FILES = import.meta.glob<string>('../../../../../packages/render/mockups/*', {
  query: '?url',
  import: 'default',
  eager: true,
})

const urlOf = (file: string): string => {
  const url = Object.entries(FILES).find(([path]) => path.endsWith(`/${file}`))?.[1]
  if (!url) throw new Error(`There is no rendered scene ${file}`)
  return url
}

/** A rendered scene; null while it is not there, also right after another one was asked for. */
export function useScene(name: string): SceneFile | null {
  const [made, setMade] = useState<{ of: string; file: SceneFile } | null>(null)
  useEffect(() => {
    let current = true
    loadScene(name)
      .then((file) => current && setMade({ of: name, file }))
      .catch((error) => logFailure('Failed to load image', error))
    return () => {
      current = false
    }
  }, [name])
  return made && made.of === name ? made.file : null
}

async function loadScene(name: string): Promise<SceneFile> {
  const [picture, facts] = await Promise.all([fetched(`${name}.webp`), fetched(`${name}.json`)])
  const bitmap = await decode(await picture.blob(), Infinity)
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('Could not get 2D canvas context')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { facts: (await facts.json()) as SceneFacts, planes: context.getImageData(0, 0, width, height) }
}

async function fetched(file: string): Promise<Response> {
  const answer = await fetch(urlOf(file))
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
  return answer
}
