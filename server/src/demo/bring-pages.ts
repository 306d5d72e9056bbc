import { getCheckoutSettings, updateCheckoutSettings } from '@fairground/contract/ecom/checkout-settings.ts'
import { createContentPage, listContentPages } from '@fairground/contract/fairground/content-pages.ts'
import { setPaymentSettings } from '@fairground/contract/fairground/payment-settings.ts'
import { atCheckout, pages, waysToPay } from './content/pages.ts'
import { richText } from './rich-text.ts'
import type { Seeding } from './seeding.ts'

/** Terms, privacy and the other pages at the foot of the shop, what the checkout page says, and how else one pays. */
export async function bringPages({ merchant, now }: Seeding): Promise<void> {
  const { contentPages } = await merchant.call(listContentPages, {}, now)
  for (const { kind, title, text } of pages) {
    if (contentPages.some((page) => page.kind === kind)) continue
    await merchant.call(createContentPage, { kind, title, content: richText(text) }, now)
  }
  const { checkoutSettings } = await merchant.call(getCheckoutSettings, {}, now)
  if (checkoutSettings.createdDate) return
  await merchant.call(setPaymentSettings, { manualMethods: [...waysToPay] }, now)
  await merchant.call(updateCheckoutSettings, { checkoutSettings: atCheckout }, now)
}
