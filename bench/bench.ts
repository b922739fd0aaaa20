/** `run` returns the Markdown of its section in the report. */
export interface Bench {
  title: string
  run: () => Promise<string>
}

/** @param rows one string per column. The first row is the header */
export function table([head = [], ...rows]: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
