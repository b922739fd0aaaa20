import type { MockupScene } from '@ufaro/contract/tools/mockup.ts'

export const SIZE = 1200

export type SceneName = MockupScene

/** Whether an object in a street is shown in the evening. For such objects, a scene sets only the time of day. */
export const isEvening = (scene: SceneName): boolean => scene === 'dark' || scene === 'sunset'
