import type { Mode } from '@ufaro/contract/modes.ts'

/** A picture the viewer can show. */
export interface ViewerItem {
  id: string
  url: string
  /** A small version to show until the picture itself is there. */
  light?: string | undefined
  /** The file behind a `blob:` address, which may be shown but not fetched: the page itself made it. */
  file?: Blob
  label: string
  mode: Mode
  slot: number | null
}
