import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Photo {
  name: string
  bytes: Buffer
}

export function findPhotos(): Photo[] {
  const folder = process.env.BENCH_PHOTOS
  if (!folder) return []
  const names = readdirSync(folder).filter((name) => /\.(jpe?g|png|webp)$/i.test(name))
  return names.sort().map((name) => ({ name, bytes: readFileSync(path.join(folder, name)) }))
}
