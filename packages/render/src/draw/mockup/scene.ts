import type { MockupScene } from '@ufaro/contract/tools/mockup.ts'

export const SIZE = 1200

export type SceneName = MockupScene

/** Street objects have no evening scenes of their own, so these scenes only set the time of day. */
export const isEvening = (scene: SceneName): boolean => scene === 'dark' || scene === 'sunset'
