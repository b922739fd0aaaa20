import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const SMALLEST_TARGET = 44

/** No violation of WCAG 2.2 AA or good practice, one h1, a title, no sideways scroll, targets big enough for a thumb. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  await expect(page).toHaveTitle(/Ufaro/)
  // A picture taken while something fades in measures colours nobody gets to see.
  await page.evaluate(() => {
    // A spinner turns for ever, and what is paused never ends.
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    const ended = Promise.allSettled(ending.map((animation) => animation.finished))
    // An animation that is replaced or leaves the page while it is waited for may never say that it ended.
    return Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2000))])
  })
  // Messages come and go by themselves, on no page's time: one that fades meanwhile would be measured half gone.
  const { violations } = await new AxeBuilder({ page })
    .withTags(RULES)
    // Measured below, and more strictly; axe also counts as small what a sticky bar covers until the page is scrolled.
    .disableRules(['target-size'])
    .exclude('[data-sonner-toaster]')
    .analyze()
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(told).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  expect(await page.evaluate(findSmallTargets, SMALLEST_TARGET)).toEqual([])
}

/** Links within a sentence may be small; everything that stands alone may not. */
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
