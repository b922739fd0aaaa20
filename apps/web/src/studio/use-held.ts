import { useCallback, useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readDraft, writeDraft } from '#web/lib/drafts.ts'
import { useUser } from '#web/lib/session.ts'

interface Held<T> {
  value: T
  /** False until the browser was asked what it kept. */
  ready: boolean
}

const stores = new Map<string, StoreApi<Held<unknown>>>()

function storeOf<T>(name: string, initial: T): StoreApi<Held<T>> {
  const known = stores.get(name) ?? createStore<Held<unknown>>(() => ({ value: initial, ready: false }))
  stores.set(name, known)
  return known as StoreApi<Held<T>>
}

async function recall<T>(name: string, store: StoreApi<Held<T>>): Promise<void> {
  if (store.getState().ready) return
  const kept = await readDraft<T>(name)
  if (!store.getState().ready)
    store.setState({ ready: true, ...(kept && { value: { ...store.getInitialState().value, ...kept } }) })
}

/**
 * What a person has put into a tool, files included. It outlives switching tools and reloading the page, and belongs
 * to them alone.
 */
export function useHeld<T extends object>(name: string, initial: T) {
  const userId = useUser()?.id ?? ''
  const key = `held:${userId}:${name}`
  const store = storeOf(key, initial)
  const { value, ready } = useStore(store)
  useEffect(() => void recall(key, store), [key, store])

  const change = useCallback(
    (changes: Partial<T>) => {
      const next = { ...store.getState().value, ...changes }
      store.setState({ value: next, ready: true })
      void writeDraft(key, next)
    },
    [key, store],
  )
  return { held: value, ready, change }
}
