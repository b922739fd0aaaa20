import type { SceneName } from './scene.ts'

export interface MockupLook {
  scene: SceneName
  /** Colour asked for the surroundings, `#rrggbb`. */
  tint?: string
  color?: string
}

export interface Item {
  /** Name of the rendered scene for each scene that can be asked for. The first is the usual one. */
  scenes: Partial<Record<SceneName, string>>
  /** Colours the surface under the print comes in: the usual one, and one for logos that would vanish on it. */
  grounds: readonly [usual: string, other: string]
  /** True where a colour asked for the item is the surface under the print too; labels and boards stay as they are. */
  colored: boolean
  /** How much of the print area a logo may fill, where its sides turn away from the viewer; else all of it. */
  share?: number
}
