import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { clear, createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval'
import { logFailure } from './log.ts'

let store: UseStore | undefined
const drafts = () => {
  store ??= createStore('ufaro', 'drafts')
  return store
}

/** If the browser refuses storage, as a private window may, the functions for drafts do nothing and never throw. */
export const readDraft = <T>(name: string): Promise<T | undefined> => quietly(() => get<T>(name, drafts()))
export const writeDraft = <T>(name: string, draft: T): Promise<void> => quietly(() => set(name, draft, drafts()))
export const dropDraft = (name: string): Promise<void> => quietly(() => del(name, drafts()))

/** A draft's name ends in the tool's id. A part of the form may follow, as in `held:<user>:gif-settings`. */
export const isDraftOf = (tool: ToolId, name: string): boolean => {
  const last = name.slice(name.lastIndexOf(':') + 1)
  return last === tool || last.startsWith(`${tool}-`)
}

export const dropDraftsOf = (tool: ToolId): Promise<void> =>
  quietly(async () => {
    const names = await keys<string>(drafts())
    await delMany(
      names.filter((name) => isDraftOf(tool, String(name))),
      drafts(),
    )
  })

/** Deletes all drafts at sign-out, so that the next user of this browser finds none. */
export const clearDrafts = (): Promise<void> => quietly(() => clear(drafts()))

async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    logFailure('Drafts cannot be kept in this browser', error)
    return undefined
  }
}
