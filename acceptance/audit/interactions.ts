import type { Browser, Locator, Page } from 'playwright-core'

/** Factor by which the processor is slowed, that of Lighthouse's mobile preset. */
const SLOWDOWN = 4
const TELEPHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }
/** Time in which effects of an earlier input end, so that they are not measured with the next one. */
const SETTLE_MS = 500

interface Interaction {
  readonly path: string
  /** Width of the page; a telephone's by default. */
  readonly wide?: true
  /** Prepares the page, at full speed. */
  prepare?(page: Page, url: string): Promise<unknown>
  /** The press that is timed. */
  readonly press: (page: Page) => Locator
  /** In place of a press: the focused control gets this key. */
  readonly key?: string
  /** Element that appears after the press; absent where the next paint shows it. */
  readonly leadsTo?: (page: Page) => Locator
}

const inCart = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
const more = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Increase quantity' }).first()

/** The most frequent actions on pages of six kinds. */
const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'product: choose an option': {
    path: '/products/dock-tee',
    press: (page) => page.locator('label').filter({ has: page.getByRole('radio', { name: 'XL', exact: true }) }),
  },
  'product: add to cart': {
    path: '/products/harbour-mug',
    press: (page) => page.getByRole('button', { name: 'Add to cart' }).first(),
    leadsTo: (page) => inCart(page).getByText('Harbour Mug').first(),
  },
  'shop: open the filters': { path: '/shop', press: (page) => page.getByRole('link', { name: /^Filters/ }) },
  'shop: tick a filter': {
    path: '/shop',
    wide: true,
    press: (page) => page.getByRole('checkbox').first(),
    leadsTo: (page) => page.getByRole('list', { name: 'Selected filters' }),
  },
  'shop: sort': {
    path: '/shop',
    wide: true,
    press: (page) => page.getByRole('combobox', { name: /Sort/ }),
    key: 'ArrowDown',
  },
  'cart: one more': { path: '/cart', prepare: putIntoCart, press: more },
  'tickets: one more': { path: '/events/night-market-at-tobacco-dock/tickets', press: more },
  'home: open the search': {
    path: '/',
    press: (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }),
    leadsTo: (page) => page.getByRole('dialog'),
  },
}

async function putIntoCart(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/products/harbour-mug`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await inCart(page).getByText('Harbour Mug').first().waitFor()
}

/**
 * Milliseconds from an input to the next paint at a quarter of the processor's speed, the longest of each interaction, as the
 * browser's event timing has it: in steps of eight, and nothing under 16.
 */
export async function interactionTimes(browser: Browser, url: string): Promise<Record<string, number>> {
  const times: Record<string, number> = {}
  for (const [name, interaction] of Object.entries(INTERACTIONS)) {
    const context = await browser.newContext({ viewport: interaction.wide ? DESK : TELEPHONE })
    times[name] = await timeOf(interaction, await context.newPage(), url)
    await context.close()
  }
  return times
}

async function timeOf({ path, prepare, press, key, leadsTo }: Interaction, page: Page, url: string): Promise<number> {
  await prepare?.(page, url)
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const control = press(page)
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error(`${path} does not show what is to be pressed.`)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await watchEvents(page)
  // By coordinates and keys alone: looking an element up would run in the slowed page and be measured, too.
  if (key) {
    await control.focus()
    await page.waitForTimeout(SETTLE_MS)
    await page.keyboard.press(key)
  } else {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(SETTLE_MS)
    await page.mouse.down()
    await page.mouse.up()
  }
  await page.waitForTimeout(SETTLE_MS)
  await leadsTo?.(page).waitFor()
  return longestEvent(page)
}

const watchEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { auditDurations: seen })
    new PerformanceObserver((list) => {
      // Only what belongs to a press or a key: pointers that move over things have no number.
      for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (interactionId > 0) seen.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

/** Once what came of the input has been painted. */
const longestEvent = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    return Math.max(0, ...(window as unknown as { auditDurations: number[] }).auditDurations) // put there by `watchEvents`
  })
