import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  imports?: string[]
}

const dist = path.resolve(import.meta.dirname, '../dist')
const read = (name: string) => readFileSync(path.join(dist, name))

/** @throws if the app was not built */
export function readBundle() {
  if (!existsSync(path.join(dist, '.vite/manifest.json')))
    throw new Error('Build the web app first: npm run build -w apps/web')
  const chunks: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json').toString())
  const scripts = [
    ...read('app.html')
      .toString()
      .matchAll(/src="\/(assets\/[^"]+\.js)"/g),
  ].map(([, file]) => file)
  const shell = Object.keys(chunks).filter((name) => scripts.includes(chunks[name]?.file))

  function closure(names: string[], seen = new Set<string>()): Set<string> {
    for (const name of names) {
      if (seen.has(name)) continue
      seen.add(name)
      closure(chunks[name]?.imports ?? [], seen)
    }
    return seen
  }

  const weigh = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + gzipSync(read(chunks[name]?.file ?? name), { level: 9 }).length / 1000, 0)
  const ofPage = (...parts: string[]) => closure([...shell, ...parts])

  return {
    chunks: Object.keys(chunks),
    text: (name: string) => read(chunks[name]?.file ?? name).toString(),
    /** Kilobytes as sent. */
    firstLoad: (...parts: string[]) => weigh(ofPage(...parts)),
    added: (part: string, ...before: string[]) => {
      const there = ofPage(...before)
      return weigh([...closure([part])].filter((name) => !there.has(name)))
    },
    page: (name: string) => read(name).toString(),
    weighScriptsOf: (page: string) =>
      [
        ...read(page)
          .toString()
          .matchAll(/(?:src|href)="\/([^"]+\.js)"/g),
      ].reduce((sum, [, name]) => sum + gzipSync(read(String(name)), { level: 9 }).length / 1000, 0),
    bytes: (name: string) => read(name).length / 1000,
    assets: Object.values(chunks).map(({ file }) => file),
  }
}
