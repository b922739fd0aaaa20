import type { Creation } from '@ufaro/contract/run.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'

export function byRun(creations: readonly Creation[]): Creation[] {
  const runs = Map.groupBy(creations, ({ runId }) => runId)
  return [...runs.values()].flatMap((run) => run.toSorted((a, b) => placeOf(a) - placeOf(b)))
}

const placeOf = ({ mode, label }: Creation): number => {
  const labels: readonly string[] = TOOLS[mode].slots?.labels ?? []
  const place = labels.indexOf(label)
  return place < 0 ? labels.length : place
}
