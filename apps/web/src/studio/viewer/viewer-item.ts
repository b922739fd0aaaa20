import type { Mode } from '@ufaro/contract/modes.ts'

/** A picture the viewer can show. */
export interface ViewerItem {
  id: string
  url: string
  label: string
  mode: Mode
  slot: number | null
}
