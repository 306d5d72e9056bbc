import type { Browser, Page } from 'playwright-core'

/** Factor by which the processor is slowed, that of Lighthouse's mobile preset. */
const SLOWDOWN = 4

interface Interaction {
  readonly path: string
  act(page: Page): Promise<void>
}

/** The most frequent actions, each by real input, which is what the browser times. */
const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'choose a variant': {
    path: '/products/dock-tee',
    act: (page) => page.getByRole('radio', { name: 'XL', exact: true }).click({ force: true }),
  },
  'add to cart': {
    path: '/products/harbour-mug',
    act: (page) => page.getByRole('button', { name: 'Add to cart' }).first().click(),
  },
  filter: { path: '/shop', act: (page) => page.getByRole('checkbox').first().click({ force: true }) },
  sort: {
    path: '/shop',
    async act(page) {
      await page.getByRole('combobox', { name: /Sort/ }).focus()
      await page.keyboard.press('ArrowDown')
    },
  },
}

/**
 * Milliseconds from an input to the next paint at a quarter of the processor's speed, the longest of each interaction, as the
 * browser's event timing has it: in steps of eight, and nothing under 16.
 */
export async function interactionTimes(browser: Browser, url: string): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  for (const [name, { path, act }] of Object.entries(INTERACTIONS)) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    await page.goto(url + path, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await watchEvents(page)
    await act(page)
    await page.waitForLoadState('networkidle')
    times[name] = await longestEvent(page)
    await context.close()
  }
  return times
}

const watchEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { auditDurations: seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

/** Once what came of the input has been painted. */
const longestEvent = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    return Math.max(0, ...(window as unknown as { auditDurations: number[] }).auditDurations) // put there by `watchEvents`
  })
