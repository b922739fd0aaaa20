import type { Db } from '../../db/db.ts'
import type { Log } from '../../infra/log.ts'
import { addViews } from './event-pages.repo.ts'

/** Counts views of pages. Views of a page that arrive during a write are added together by the next write. */
export function createViews({ db, log }: { db: Db; log: Log }) {
  const waiting = new Map<string, number>()
  const writing = new Map<string, Promise<void>>()

  const write = async (pageId: string): Promise<void> => {
    for (let views = waiting.get(pageId); views; views = waiting.get(pageId)) {
      waiting.delete(pageId)
      await addViews(db, pageId, views).catch((error) => log.warn({ err: error }, 'could not count visits of a page'))
    }
    writing.delete(pageId)
  }

  return {
    count(pageId: string): void {
      waiting.set(pageId, (waiting.get(pageId) ?? 0) + 1)
      if (!writing.has(pageId)) writing.set(pageId, write(pageId))
    },
    settle: async (): Promise<void> => void (await Promise.all(writing.values())),
  }
}
export type Views = ReturnType<typeof createViews>
