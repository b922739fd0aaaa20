import type { Page } from '@playwright/test'

/**
 * Waits until closed layers, such as dialogs, have removed their history entries. They do so asynchronously, and this
 * would abort a navigation that has begun in the meantime.
 */
export const layersGone = (page: Page) => page.waitForFunction(() => !history.state?.layer)
