import { clear, createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval'
import { logFailure } from './log.ts'

let store: UseStore | undefined
const drafts = () => {
  store ??= createStore('ufaro', 'drafts')
  return store
}

/**
 * What a person was about to make, files included, so that a reload loses nothing. Private windows may refuse
 * IndexedDB: then nothing is kept, and nothing fails.
 */
export const readDraft = <T>(name: string): Promise<T | undefined> => quietly(() => get<T>(name, drafts()))
export const writeDraft = <T>(name: string, draft: T): Promise<void> => quietly(() => set(name, draft, drafts()))
export const dropDraft = (name: string): Promise<void> => quietly(() => del(name, drafts()))

/** What was begun in one tool: every draft whose name starts with the tool's, also where it cannot be read any more. */
export const dropDraftsOf = (tool: string): Promise<void> =>
  quietly(async () => {
    const names = await keys<string>(drafts())
    await delMany(
      names.filter((name) => String(name).includes(tool)),
      drafts(),
    )
  })

/** At sign-out: the next person at this browser finds nothing. */
export const clearDrafts = (): Promise<void> => quietly(() => clear(drafts()))

async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    logFailure('Drafts cannot be kept in this browser', error)
    return undefined
  }
}
