import type { Page } from '@playwright/test'

/**
 * Waits until a closed layer has removed its history entry. The removal is asynchronous and would abort a navigation.
 */
export const layersGone = (page: Page) => page.waitForFunction(() => !history.state?.layer)
