import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** A control that is further away than this cannot be reached in any reasonable time. */
const MOST_STEPS = 60

export interface Keyboard {
  /** Presses Tab until the control has focus; each control on the way has to show that it has it. */
  to(control: Locator): Promise<void>
  /** The same by Shift and Tab. */
  backTo(control: Locator): Promise<void>
  /** Presses a key, and waits until what follows from it is there. Focus may not be lost meanwhile. */
  press(key: string, follows: () => Promise<unknown>): Promise<void>
}

/** A person who has a keyboard and nothing else. */
export function keyboardOf(page: Page): Keyboard {
  const reach = (key: string) => async (control: Locator) => {
    await control.waitFor({ state: 'attached' })
    const passed: string[] = []
    for (let step = 0; step < MOST_STEPS; step++) {
      await page.keyboard.press(key)
      const { name, isLost, isVisible } = await page.evaluate(focused)
      passed.push(name)
      // From the last control Tab leads to the browser's own, and from there back to the page.
      if (isLost) continue
      expect(isVisible, `focus on ${name}`).toBe(true)
      if (await control.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`Not reached by ${key}: ${control}. Passed: ${passed.join(', ')}`)
  }
  return {
    to: reach('Tab'),
    backTo: reach('Shift+Tab'),
    async press(key, follows) {
      await page.keyboard.press(key)
      await follows()
      await expect.poll(async () => (await page.evaluate(focused)).isLost, { message: `after ${key}` }).toBe(false)
    },
  }
}

/** Runs in the page. The focused element, and whether a ring or a shadow around it, or around its field, is in view. */
function focused(): { name: string; isLost: boolean; isVisible: boolean } {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement)
    return { name: 'nothing', isLost: true, isVisible: false }
  const label = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const near = [
    element,
    ...label,
    element.nextElementSibling,
    element.parentElement,
    element.parentElement?.parentElement,
  ]
  const isMarked = (one: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    const { width, height, bottom, top } = one.getBoundingClientRect()
    const isInView = width > 1 && height > 1 && bottom > 0 && top < innerHeight
    return isInView && ((outlineStyle !== 'none' && outlineWidth !== '0px') || /\d+px [1-9]\d*px/.test(boxShadow))
  }
  return {
    name:
      element.getAttribute('aria-label') ??
      (element.textContent?.trim().slice(0, 40) || element.outerHTML.slice(0, 80)),
    isLost: false,
    isVisible: near.some((one) => one !== null && one !== undefined && isMarked(one)),
  }
}
