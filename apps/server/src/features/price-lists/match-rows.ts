interface Known {
  id: string
  row: number
  sku: string | null
}

interface Sent {
  row: number
  sku: string | null
}

/**
 * Matches each sent row to at most one stored row: by product code, else by position. Rows at the same position whose
 * codes differ do not match.
 */
export function matchRows<Row extends Known>(known: readonly Row[], sent: readonly Sent[]): Map<number, Row> {
  const bySku = new Map(known.flatMap((item) => (item.sku ? [[item.sku, item] as const] : [])))
  const byRow = new Map(known.map((item) => [item.row, item]))
  const matched = new Map<number, Row>()
  const taken = new Set<string>()
  const take = (row: number, item: Row | undefined) => {
    if (!item || taken.has(item.id) || matched.has(row)) return
    matched.set(row, item)
    taken.add(item.id)
  }
  for (const { row, sku } of sent) if (sku) take(row, bySku.get(sku))
  for (const { row, sku } of sent) {
    const there = byRow.get(row)
    if (!sku || !there?.sku) take(row, there)
  }
  return matched
}
