import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export interface WebFiles {
  root: string
  names: ReadonlySet<string>
  styleHashes: string[]
}

export async function readWebFiles(root: string): Promise<WebFiles | null> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  if (!names.includes('index.html')) return null
  const pages = names.filter((name) => name.endsWith('.html'))
  const styles = await Promise.all(pages.map(async (page) => stylesOf(await readFile(path.join(root, page), 'utf8'))))
  return { root, names: new Set(names), styleHashes: [...new Set(styles.flat())] }
}

function stylesOf(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
}
