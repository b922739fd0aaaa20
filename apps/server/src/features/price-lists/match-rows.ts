interface Known {
  id: string
  row: number
  sku: string | null
}

interface Sent {
  /** From 1. */
  row: number
  sku: string | null
}

/**
 * Which row of before each row that is sent goes on from: the one with its code, else the one in its place, unless both
 * have codes, which then are of different things. A row of before goes on in one row at most.
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
