import type { FileRow, OutputRow, RunRow } from '../../db/schema/runs.ts'

/** One try at a slot, as it was when the job began. */
export interface Attempt {
  output: OutputRow
  run: RunRow
}

/** A result of many files, stored as its pieces and a list of them. */
export interface Bundled {
  kind: 'bundle'
  file: FileRow
}
