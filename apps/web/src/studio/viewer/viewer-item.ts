import type { ToolId } from '@ufaro/contract/tools.ts'

export interface ViewerItem {
  id: string
  url: string
  light?: string | undefined
  /** The file behind a `blob:` URL, which the CSP allows to show but not to fetch. */
  file?: Blob
  label: string
  mode: ToolId
  slot: number | null
  /** Of the run that made it; absent for what this page made. */
  runId?: string | null
}
