import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { checkoutTemplates } from '@fairground/client/generated/ecom.checkout-templates.ts'
import { coupons } from '@fairground/client/generated/ecom.coupons.ts'
import { orders } from '@fairground/client/generated/ecom.orders.ts'
import { eventsCategories } from '@fairground/client/generated/events.categories.ts'
import { ticketDefinitionsV2 } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { mailbox } from '@fairground/client/generated/fairground.mailbox.ts'
import { giftVouchers } from '@fairground/client/generated/gift-vouchers.gift-vouchers.ts'
import { inventory } from '@fairground/client/generated/stores.inventory.ts'
import { products } from '@fairground/client/generated/stores.products.ts'
import { expect } from 'vitest'
import type { Credentials } from './running-shop.ts'

const STORE_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

const modules = {
  checkoutTemplates,
  coupons,
  eventsCategories,
  giftVouchers,
  inventory,
  mailbox,
  orders,
  products,
  ticketDefinitionsV2,
  wixEventsV2,
}

/** The merchant's own scripts: our client with the site's API key. */
export function merchant({ url, apiKey, siteId }: Credentials) {
  const client = createClient({ url, auth: apiKeyAuth({ apiKey, siteId }), modules })
  const bySlug = async (slug: string) => {
    const { products: found } = await client.products.queryProducts({ query: { filter: { slug } } })
    const product = found?.[0]
    if (!product?.id) throw new Error(`There is no product ${slug}`)
    return { ...product, id: product.id }
  }
  return {
    client,
    bySlug,
    /** Counts the stock of every variant of a product, and sets it. */
    async stock(slug: string, quantity: number): Promise<void> {
      const { id, variants = [] } = await bySlug(slug)
      await client.inventory.updateInventoryVariants({
        inventoryItem: {
          productId: id,
          trackQuantity: true,
          variants: variants.map((variant) => ({ variantId: variant.id, quantity })),
        },
      })
    },
    /** Address that leads to a checkout with one unit of the product. */
    async buyLink(catalogItemId: string): Promise<string> {
      const lineItems = [{ quantity: 1, catalogReference: { appId: STORE_APP_ID, catalogItemId } }]
      const { checkoutTemplate } = await client.checkoutTemplates.createCheckoutTemplate({
        checkoutTemplate: { lineItems },
      })
      return `${url}/buy/${checkoutTemplate?.id}`
    },
    async left(slug: string): Promise<Record<string, number | undefined>> {
      const { variants = [] } = await bySlug(slug)
      return Object.fromEntries(
        variants.map((v) => [Object.values(v.choices ?? {}).join(' '), v.stock?.quantity ?? undefined]),
      )
    },
    /** A published event in ten days with one kind of ticket. */
    async sellTickets(
      title: string,
      quota: number,
      price: string,
      feeType: 'NO_FEE' | 'FEE_ADDED_AT_CHECKOUT' = 'NO_FEE',
    ): Promise<{ eventId: string; slug: string; ticketDefinitionId: string; startDate: Date }> {
      const start = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000)
      const { event } = await client.wixEventsV2.createEvent({
        event: {
          title,
          location: { type: 'VENUE', name: 'The Bandstand', address: { city: 'Bristol', country: 'GB' } },
          dateAndTimeSettings: {
            startDate: start,
            endDate: new Date(start.getTime() + 7_200_000),
            timeZoneId: 'Europe/London',
          },
          registration: { initialType: 'TICKETING' },
        },
        draft: true,
      })
      if (!event?.id || !event.slug) throw new Error('The event was not made')
      const { ticketDefinition } = await client.ticketDefinitionsV2.createTicketDefinition({
        ticketDefinition: {
          eventId: event.id,
          name: 'Standing',
          initialLimit: quota,
          pricingMethod: { fixedPrice: { value: price, currency: 'GBP' } },
          feeType,
          limitPerCheckout: 10,
        },
      })
      await client.wixEventsV2.publishDraftEvent({ eventId: event.id })
      if (!ticketDefinition?.id) throw new Error('The ticket was not made')
      return { eventId: event.id, slug: event.slug, ticketDefinitionId: ticketDefinition.id, startDate: start }
    },
    /** Ids of orders of this address that wait for their payment. */
    async unpaidOrders(email: string): Promise<string[]> {
      const { orders: found } = await client.orders.searchOrders({
        search: { filter: { status: 'INITIALIZED', 'buyerInfo.email': email } },
      })
      return (found ?? []).map(({ id }) => id ?? '')
    },
    /** The first match in the newest mail to an address that holds one. Waits for the mail. */
    async mailTo(to: string, text: RegExp): Promise<string> {
      let found: string | undefined
      await expect
        .poll(
          async () => {
            const { mails } = await client.mailbox.listMails({ to })
            found = mails.map((mail) => text.exec(mail.text)?.[0]).find((hit) => hit !== undefined)
            return found
          },
          { message: `a mail to ${to}` },
        )
        .toBeDefined()
      return found ?? ''
    },
    async ticketsLeft(ticketDefinitionId: string): Promise<number | undefined> {
      const { ticketDefinition } = await client.ticketDefinitionsV2.getTicketDefinition({
        ticketDefinitionId,
        fields: ['SALES_DETAILS'],
      })
      return ticketDefinition?.salesDetails?.unsoldCount ?? undefined
    },
  }
}

export type Merchant = ReturnType<typeof merchant>
