import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const SMALLEST_TARGET = 44

/**
 * Expects no violation of WCAG 2.2 AA or of axe's best practices, exactly one h1, a title, no horizontal scrolling, and
 * large enough targets.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  await expect(page).toHaveTitle(/Ufaro/)
  // Colours during a fade are not the final ones, so fades must end first.
  await page.evaluate(() => {
    // Spinners and paused animations never finish.
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    const ended = Promise.allSettled(ending.map((animation) => animation.finished))
    // The promise of a replaced or removed animation may stay pending, so wait two seconds at most.
    return Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2000))])
  })
  // Leave out toasts, because axe would measure their contrast while they fade.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // `findSmallTargets` replaces this rule. It is stricter and, unlike the rule, accepts a target that a sticky bar
    // covers until the page is scrolled.
    .disableRules(['target-size'])
    .exclude('[data-sonner-toaster]')
    .exclude('[data-tooltip]')
    // Legacy mode takes half the time. It cannot check frames, but these pages have none.
    .setLegacyMode()
    .analyze()
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(told).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  expect(await page.evaluate(findSmallTargets, SMALLEST_TARGET)).toEqual([])
}

/**
 * The browser runs this function in the page. Links in running text may be smaller.
 * @param smallest minimum width and height in CSS pixels
 * @returns the HTML of targets that are smaller
 */
function findSmallTargets(smallest: number): string[] {
  const isHidden = (element: Element) => element.closest('.sr-only') !== null
  const isInText = (element: Element) => element.tagName === 'A' && element.closest('p') !== null
  return [...document.querySelectorAll('a, button, select, textarea, input:not([type=hidden])')]
    .filter((element) => !isHidden(element) && !isInText(element))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && (width < smallest - 0.5 || height < smallest - 0.5)
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

/** Waits until no toast is left and scrolls to the top, so that neither toasts nor the sticky header cover content. */
export async function restfully(page: Page): Promise<void> {
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 0))
}
