import { useCallback, useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readDraft, writeDraft } from '#web/lib/drafts.ts'
import { useUser } from '#web/lib/session.ts'

/**
 * Splits a form into two drafts, so that typing does not rewrite large files. The fields `heavy` are stored in the
 * form's own draft, all others in the draft named `rest`.
 */
export interface Split {
  rest: string
  heavy: readonly string[]
}

interface Draft<T> {
  value: T
  ready: boolean
}

const stores = new Map<string, StoreApi<Draft<unknown>>>()

function storeOf<T>(name: string, initial: T): StoreApi<Draft<T>> {
  const known = stores.get(name) ?? createStore<Draft<unknown>>(() => ({ value: initial, ready: false }))
  stores.set(name, known)
  return known as StoreApi<Draft<T>>
}

const keyOf = (userId: string, name: string) => `held:${userId}:${name}`

/** The state survives switching tools and reloads, including files. It is stored per user. */
export function useDraft<T extends object>(name: string, initial: T, split?: Split) {
  const userId = useUser()?.id ?? ''
  const key = keyOf(userId, name)
  const restKey = split && keyOf(userId, split.rest)
  const store = storeOf(key, initial)
  const { value, ready } = useStore(store)

  useEffect(() => {
    void recall()
    async function recall() {
      if (store.getState().ready) return
      const kept = { ...(await readDraft<T>(key)), ...(restKey && (await readDraft<T>(restKey))) }
      if (!store.getState().ready) store.setState({ ready: true, value: { ...store.getInitialState().value, ...kept } })
    }
  }, [key, restKey, store])

  const change = useCallback(
    (changes: Partial<T>) => {
      const next = { ...store.getState().value, ...changes }
      store.setState({ value: next, ready: true })
      if (!restKey || !split) return void writeDraft(key, next)
      const isHeavy = ([field]: [string, unknown]) => split.heavy.includes(field)
      const [heavy, rest] = [Object.entries(changes).some(isHeavy), !Object.entries(changes).every(isHeavy)]
      if (heavy) void writeDraft(key, Object.fromEntries(Object.entries(next).filter(isHeavy)))
      if (rest) void writeDraft(restKey, Object.fromEntries(Object.entries(next).filter((each) => !isHeavy(each))))
    },
    [key, restKey, split, store],
  )
  return { value, ready, change }
}
