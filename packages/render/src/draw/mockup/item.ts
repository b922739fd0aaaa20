import type { Ctx } from '../canvas.ts'
import type { Pixels } from '../pixels.ts'
import type { SceneName } from './scene.ts'

export interface MockupLook {
  scene: SceneName
  /** Colour asked for the surroundings, `#rrggbb`. */
  tint?: string
  /** Colour asked for the item, `#rrggbb`. */
  color?: string
}

/** A look with the colour that the print lies on settled. */
export interface PrintedLook extends MockupLook {
  ground: string
}

/** Draws one item with the logo on it, scene and all, on a square of `SIZE` pixels. */
export type DrawItem = (ctx: Ctx, logo: Pixels, look: PrintedLook) => void

export interface Item {
  /** How the item looks in a scene that is not rendered. */
  draw?: DrawItem
  /** The rendered scenes it stands in, by what they are asked for as. The first is the usual one. */
  scenes?: Partial<Record<SceneName, string>>
  /** Colours the surface under the print comes in: the usual one, and one for logos that would vanish on it. */
  grounds: readonly [usual: string, other: string]
  /** True where a colour asked for the item is the surface under the print too; labels and boards stay as they are. */
  colored: boolean
}
