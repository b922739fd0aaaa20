import { useSearchParams } from 'react-router'

/** Filters are stored in the URL, for sharing and Back. */
export function useTabState() {
  const [search, setSearch] = useSearchParams()

  /** Empty values are removed; any change returns to the first page. `replace` avoids a history entry. */
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

  return {
    /** Undefined if unset or not in `known`. */
    get<Value extends string>(name: string, known?: readonly Value[]): Value | undefined {
      const value = search.get(name) || undefined
      return !known || known.includes(value as Value) ? (value as Value | undefined) : undefined
    },
    page: /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1,
    set,
    setPage: (page: number, how?: { replace: boolean }) => set({ page: page > 1 ? String(page) : '' }, how),
  }
}
export type TabState = ReturnType<typeof useTabState>
