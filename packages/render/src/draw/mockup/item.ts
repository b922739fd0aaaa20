import type { SceneName } from './scene.ts'

export interface MockupLook {
  scene: SceneName
  /** Requested colour of the surroundings, `#rrggbb`. */
  tint?: string
  color?: string
}

export interface Item {
  /** Name of the rendered scene for each scene the item supports. The first is the default. */
  scenes: Partial<Record<SceneName, string>>
  /**
   * Colours of the surface under the print: the usual one, and one for logos that would be invisible on the usual one.
   */
  grounds: readonly [usual: string, other: string]
  /**
   * True if a colour requested for the item also colours the surface under the print. Labels and boards keep their
   * colour.
   */
  colored: boolean
  /** Share of the print area that a logo may fill, if the sides of the area turn away from the viewer. Default: 1. */
  share?: number
}
