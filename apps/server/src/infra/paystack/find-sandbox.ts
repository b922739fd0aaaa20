import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod/mini'

const Announcement = z.object({ api: z.url(), secretKey: z.string() })
export type FoundSandbox = z.infer<typeof Announcement>

const Health = z.object({ data: z.object({ folder: z.string() }) })

/** @returns the running sandbox that uses this folder, or undefined */
export async function findSandbox(folder: string): Promise<FoundSandbox | undefined> {
  try {
    const found = Announcement.parse(JSON.parse(await readFile(path.join(folder, 'running.json'), 'utf8')))
    const answer = await fetch(new URL('/control/health', found.api), {
      headers: { authorization: `Bearer ${found.secretKey}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(2000),
    })
    // Another program may have taken the port, so check that the answer names our folder.
    return Health.parse(await answer.json()).data.folder === path.resolve(folder) ? found : undefined
  } catch {
    return undefined
  }
}
