/** One thing that is measured: what it found, as Markdown below its heading. */
export interface Bench {
  title: string
  run: () => Promise<string>
}

/** @param rows of texts, one a column; the first row names the columns. */
export function table([head = [], ...rows]: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
