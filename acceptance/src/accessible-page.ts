import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until all that moves or changes colour has arrived: on their way, words that fade in have less contrast. What moves without end goes on. */
export const untilArrived = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isOnItsWay = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity
    for (;;) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      const moving = document.getAnimations().filter(isOnItsWay)
      if (moving.length === 0) return
      await Promise.allSettled(moving.map(({ finished }) => finished))
    }
  })

/** The open page, as it has arrived, has no fault that axe finds, and nothing wider than the screen. */
export async function expectNoFaults(page: Page): Promise<void> {
  await untilArrived(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  const { width } = page.viewportSize()!
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

/** The open page has no faults at each of the widths. */
export async function expectAccessible(page: Page, widths: readonly number[] = [360, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoFaults(page)
  }
}
