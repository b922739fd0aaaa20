import type { MockupScene } from '@ufaro/contract/tools/mockup.ts'

export const SIZE = 1200

export type SceneName = MockupScene

/** For objects in a street, a scene only sets the time of day. */
export const isEvening = (scene: SceneName): boolean => scene === 'dark' || scene === 'sunset'
