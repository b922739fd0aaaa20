import { useSearchParams } from 'react-router'

/** Stores the filters of a tab in the URL, so that they can be shared and the Back button restores them. */
export function useTabState() {
  const [search, setSearch] = useSearchParams()

  /**
   * Empty values are removed from the URL. Any change returns to the first page of the list. `replace` avoids a history
   * entry.
   */
  const set = (changes: Record<string, string>, { replace = false } = {}) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (!('page' in changes)) after.delete('page')
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace },
    )

  const pageOf = (name: string) => (/^[1-9]\d{0,5}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : 1)
  const setPageOf = (name: string) => (page: number, how?: { replace: boolean }) =>
    set({ page: search.get('page') ?? '', [name]: page > 1 ? String(page) : '' }, how)

  return {
    get<Value extends string>(name: string, known?: readonly Value[]): Value | undefined {
      const value = search.get(name) || undefined
      return !known || known.includes(value as Value) ? (value as Value | undefined) : undefined
    },
    page: pageOf('page'),
    searchWith(name: string, value: string): string {
      const after = new URLSearchParams(search)
      after.set(name, value)
      return `?${after}`
    },
    set,
    setPage: setPageOf('page'),
    pageOf,
    setPageOf,
  }
}
export type TabState = ReturnType<typeof useTabState>
