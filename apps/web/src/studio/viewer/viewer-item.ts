import type { ToolId } from '@ufaro/contract/tools.ts'

export interface ViewerItem {
  id: string
  url: string
  light?: string | undefined
  /** The file behind a `blob:` URL. The CSP allows such a URL in a picture, but not in `fetch`. */
  file?: Blob
  label: string
  mode: ToolId
  slot: number | null
  runId?: string | null
}
