import { createCheckoutTemplate } from '@fairground/contract/ecom/checkout-templates.ts'
import { STORE_APP_ID } from '../catalog/products/sellable/sellable.ts'
import { filledCheckout } from './content/offers.ts'
import { productIds } from './product-ids.ts'
import type { Seeding } from './seeding.ts'

/** A link that leads to a checkout with goods in it. */
export async function bringCheckoutLinks(seeding: Seeding): Promise<void> {
  const { merchant, now } = seeding
  const { product, quantity, wrapping } = filledCheckout
  const productId = (await productIds(seeding))(product)
  if (!productId) return
  const checkoutTemplate = {
    customization: { disabledManualPayment: true },
    lineItems: [{ quantity, catalogReference: { appId: STORE_APP_ID, catalogItemId: productId } }],
    customLineItems: [
      {
        quantity: 1,
        price: wrapping.price,
        productName: { original: wrapping.name },
        itemType: { preset: 'SERVICE' as const },
      },
    ],
  }
  await merchant.call(createCheckoutTemplate, { checkoutTemplate }, now)
}
