import type { Page } from 'playwright-core'

/** Button of an open step that leads on; the last step has none. */
const CONTINUE = 'button[name=intent]:is([value=contact], [value=delivery])'

/** Goes on from the step of the checkout that is open. Without scripts all of them are. */
export async function goOn(page: Page): Promise<void> {
  const button = page.locator(CONTINUE)
  if (!(await button.isVisible())) return
  const step = await button.getAttribute('value')
  await button.click()
  await page.locator(`button[name=intent][value=${step}]`).waitFor({ state: 'detached' })
}

/** Goes on until the way to pay is chosen. */
export async function toPayment(page: Page): Promise<void> {
  for (const _step of ['contact', 'delivery']) await goOn(page)
}

/** Opens a step that is folded. */
export const openStep = (page: Page, step: string): Promise<void> =>
  page.getByRole('link', { name: new RegExp(`^(Change|Open) ${step}$`) }).click()
