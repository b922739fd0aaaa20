import type { Page } from '@playwright/test'

/** A layer that was closed takes its entry of the history along a moment later, which would cut off a navigation. */
export const layersGone = (page: Page) => page.waitForFunction(() => !history.state?.layer)
