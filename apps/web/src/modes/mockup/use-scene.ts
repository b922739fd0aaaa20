import type { SceneFacts, SceneFile } from '@ufaro/render/draw/mockup/scene-file.ts'
import { readPixels } from '#web/studio/preview/read-pixels.ts'
import { useLoaded } from '#web/studio/preview/use-loaded.ts'

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

export const useScene = (name: string): SceneFile | null => useLoaded(name, loadScene)

async function loadScene(name: string): Promise<SceneFile> {
  const [picture, facts] = await Promise.all([fetched(`${name}.webp`), fetched(`${name}.json`)])
  return {
    facts: (await facts.json()) as SceneFacts,
    planes: await readPixels(await picture.blob(), Infinity),
  }
}

async function fetched(file: string): Promise<Response> {
  const answer = await fetch(urlOf(file))
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
  return answer
}
