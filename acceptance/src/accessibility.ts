import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export const THEMES = ['light', 'dark'] as const

/** Faults in words: all of WCAG and the order of headings; of the dark theme, which changes colours alone, the contrast. */
export async function accessibilityFaults(page: Page, url: string, theme: (typeof THEMES)[number]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme })
  await page.goto(url)
  const { violations } = await checks(page, theme).analyze()
  const { pathname, search } = new URL(url)
  return violations.map(({ id, nodes }) => `${pathname}${search}, ${theme}: ${id} at ${nodes[0]?.html.slice(0, 200)}`)
}

const checks = (page: Page, theme: (typeof THEMES)[number]): AxeBuilder =>
  theme === 'dark'
    ? new AxeBuilder({ page }).withRules(['color-contrast'])
    : new AxeBuilder({ page }).options({
        runOnly: { type: 'tag', values: TAGS },
        rules: { 'heading-order': { enabled: true } },
      })
