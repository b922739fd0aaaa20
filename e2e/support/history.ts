import type { Page } from '@playwright/test'

/** Waits for closed layers: a closed layer removes its history entry asynchronously, which would abort a navigation. */
export const layersGone = (page: Page) => page.waitForFunction(() => !history.state?.layer)
