import { readFile } from 'node:fs/promises'
import path from 'node:path'

export interface GuestAssets {
  script: string | null
  styles: string[]
  fonts: string[]
}

const ENTRY = 'event.html'
const NOTHING: GuestAssets = { script: null, styles: [], fonts: [] }

export async function readGuestAssets(webRoot: string): Promise<GuestAssets> {
  const page = await readFile(path.join(webRoot, ENTRY), 'utf8').catch(() => null)
  if (!page) return NOTHING
  const all = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, address]) => address!)
  return {
    script: all(/<script[^>]*type="module"[^>]*src="([^"]+)"/g)[0] ?? null,
    styles: all(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g),
    fonts: all(/<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g),
  }
}
