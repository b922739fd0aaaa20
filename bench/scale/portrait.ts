import { readFileSync } from 'node:fs'

/** The portrait of the tests, as a page sends it. */
export const portrait = (): string =>
  `data:image/jpeg;base64,${readFileSync(new URL('../../apps/server/test/assets/portrait.jpg', import.meta.url)).toString('base64')}`
