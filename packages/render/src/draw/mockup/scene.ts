import type { MockupScene } from '@ufaro/contract/tools/mockup.ts'

export const SIZE = 1200

export type SceneName = MockupScene

/** Whether the scene is set in the evening. For objects in a street, a scene sets only the time of day. */
export const isEvening = (scene: SceneName): boolean => scene === 'dark' || scene === 'sunset'
