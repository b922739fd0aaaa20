import { readFile } from 'node:fs/promises'
import type { SceneFile } from '../../draw/mockup/scene-file.ts'
import { sharp } from '../sharp.ts'

const FOLDER = new URL('../../../mockups/', import.meta.url)

export async function loadScene(name: string): Promise<SceneFile> {
  const [planes, facts] = await Promise.all([
    readFile(new URL(`${name}.webp`, FOLDER)),
    readFile(new URL(`${name}.json`, FOLDER), 'utf8'),
  ])
  const { data, info } = await sharp(planes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { facts: JSON.parse(facts), planes: { data, width: info.width, height: info.height } }
}
