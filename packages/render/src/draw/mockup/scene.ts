import type { MockupScene } from '@ufaro/contract/tools/mockup.ts'

export const SIZE = 1200

export type SceneName = MockupScene

/** Whether a sign or billboard is shown in the evening. For these items, a scene selects only the time of day. */
export const isEvening = (scene: SceneName): boolean => scene === 'dark' || scene === 'sunset'
