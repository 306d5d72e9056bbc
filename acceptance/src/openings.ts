import type { Page } from 'playwright-core'

/** Dialogs, panels and menus as they stand over a page. */
const OPENED = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
/** Buttons that may open something; of a list or a table those of its first row alone. */
const PRESSED =
  'main button:not([type=submit]):not([role]):not(:disabled), main button[role=combobox]:not(:disabled), main [aria-haspopup=menu]'

/** Names of what can be pressed on the page, each once, in its order. */
const namesOf = (page: Page): Promise<string[]> =>
  page.evaluate((pressed) => {
    const isLater = (element: Element) => {
      const row = element.closest('tr, li')
      return row !== null && row.previousElementSibling?.querySelector('button') != null
    }
    const buttons = [...document.querySelectorAll<HTMLElement>(pressed)]
    const shown = buttons.filter((button) => button.checkVisibility() && !isLater(button))
    return [...new Set(shown.map((button) => button.ariaLabel ?? button.textContent ?? ''))]
  }, PRESSED)

const press = (page: Page, selector: string, name: string): Promise<boolean> =>
  page.evaluate(
    ([within = '', wanted]) => {
      const buttons = [...document.querySelectorAll<HTMLElement>(within)]
      const button = buttons.find((one) => one.checkVisibility() && (one.ariaLabel ?? one.textContent) === wanted)
      button?.click()
      return button !== undefined
    },
    [selector, name],
  )

const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate((opened) => document.querySelector(opened) !== null, OPENED)

export interface Openings {
  /** Waits until nothing is under way. */
  settle(): Promise<void>
  /** Shows the page as it was before anything was pressed. */
  again(): Promise<void>
  /** Looks at what `name` has opened. */
  look(name: string): Promise<void>
}

/**
 * Presses whatever opens a dialog or a menu on the page, and each entry of its menus, and looks at what has opened. Returns the names that
 * opened nothing; `without` are those of other pages.
 */
export async function openEach(page: Page, without: ReadonlySet<string>, openings: Openings): Promise<string[]> {
  const { settle, look } = openings
  const idle: string[] = []
  for (const name of await namesOf(page)) {
    if (without.has(name) || !(await press(page, PRESSED, name))) continue
    await settle()
    if (await isOpen(page)) await look(name)
    else idle.push(name)
    const items = await page.evaluate(() =>
      [...document.querySelectorAll('[role=menu] [role=menuitem]:not([data-disabled]):not([aria-disabled=true])')].map(
        (item) => item.textContent ?? '',
      ),
    )
    await leave(page, openings)
    for (const item of items) {
      await press(page, PRESSED, name)
      await settle()
      await press(page, '[role=menu] [role=menuitem]', item)
      await settle()
      if (await isOpen(page)) await look(`${name}, ${item}`)
      await leave(page, openings)
    }
  }
  return idle
}

/** Closes what stands open; a press may also have led elsewhere. */
async function leave(page: Page, { settle, again }: Openings): Promise<void> {
  for (let left = 3; left > 0 && (await isOpen(page)); left -= 1) {
    await page.keyboard.press('Escape')
    await settle()
  }
  await again()
}
