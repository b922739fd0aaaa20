import type pg from 'pg'
import { splitKey } from '../../features/files/previews.service.ts'
import type { Storage } from '../../infra/storage/storage.ts'

export function putBack(client: pg.ClientBase, storage: Storage) {
  const kept = new Set<string>()
  const fresh: string[] = []
  const typeOf = async (key: string): Promise<string> => {
    const { rows } = await client.query<{ type: string }>('select content_type as type from files where key = $1', [
      key,
    ])
    return rows[0]?.type ?? 'application/octet-stream'
  }
  return {
    kept,
    async put(key: string, bytes: Buffer): Promise<void> {
      if ((await storage.size(key)) === null) fresh.push(key)
      await storage.put(key, bytes, splitKey(key).preview ? 'image/webp' : await typeOf(key))
      kept.add(key)
    },
    async takeBack(): Promise<void> {
      for (const key of fresh) await storage.delete(key).catch(() => {})
    },
  }
}
