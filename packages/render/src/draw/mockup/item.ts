import type { SceneName } from './scene.ts'

export interface MockupLook {
  scene: SceneName
  tint?: string
  color?: string
}

export interface Item {
  /** Values are names of rendered scenes. The first is the default. */
  scenes: Partial<Record<SceneName, string>>
  /** `other` is for logos that would be invisible on the usual colour. */
  grounds: readonly [usual: string, other: string]
  /**
   * Whether a colour requested for the item also colours the surface under the print. The label of a bottle and the
   * board of a sign keep their colour.
   */
  colored: boolean
  /**
   * Share of the print area that a logo may fill. Default: 1. A smaller share keeps the logo away from the edges, and
   * from sides that curve out of view.
   */
  share?: number
}
