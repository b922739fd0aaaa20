import { useSearchParams } from 'react-router'

/** What a tab shows lies in the address: it can be sent to a colleague, and back goes back. */
export function useTabState() {
  const [search, setSearch] = useSearchParams()

  /**
   * An empty value takes a name out; whatever is changed, the list begins at its first page. A step that nobody would
   * go back to takes the place of the one before.
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

  return {
    /** Undefined where it is not set, or not one of `known`. */
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
