import { coupons } from '@fairground/client/generated/ecom.coupons.ts'
import { orders } from '@fairground/client/generated/ecom.orders.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { members } from '@fairground/client/generated/members.members.ts'
import { productsV3 } from '@fairground/client/generated/stores.products-v-3.ts'
import { memberSearch } from '../members/member-search.ts'
import { nameOfMember } from '../members/member-words.ts'
import { matching } from '../orders/order-search.ts'
import { customerOf } from '../orders/order-words.ts'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { paymentAccountsQuery } from '../settings/payment-accounts-client.ts'
import { findSettings, placeOf } from '../settings/setting-finder.ts'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'

const client = staffClient({ orders, productsV3, wixEventsV2, members, coupons })

export interface Found {
  readonly group: string
  readonly id: string
  readonly label: string
  readonly detail: string
  readonly href: string
}

const EACH = 5

const codesOrNames = (word: string): string =>
  JSON.stringify({ $or: ['code', 'name'].map((field) => ({ [`specification.${field}`]: { $contains: word } })) })

/** Loaded with the first search, so that no page waits for it. Orders by number, name or address; products by name or SKU; events by name; members by name or address; coupons by name or code; settings by word. Where one of them refuses, the others still answer. */
export async function searchEverything(q: string, signal: AbortSignal): Promise<Found[]> {
  const word = q.replace(/^#/, '')
  const results = await Promise.allSettled([
    client.orders.searchOrders({ search: { filter: matching(q), cursorPaging: { limit: EACH } } }, { signal }),
    client.productsV3.queryProducts(
      {
        query: {
          filter: {
            $or: [
              { name: { $contains: word } },
              { 'variantsInfo.variants': { $matchItems: [{ sku: { $startsWith: word } }] } },
            ],
          },
          cursorPaging: { limit: EACH },
        },
      },
      { signal },
    ),
    client.wixEventsV2.queryEvents(
      { query: { filter: { title: { $contains: word } }, paging: { limit: EACH } }, includeDrafts: true },
      { signal },
    ),
    client.members.queryMembers(memberSearch({ q, size: EACH }), { signal }),
    client.coupons.queryCoupons({ query: { filter: codesOrNames(word), paging: { limit: EACH } } }, { signal }),
    queryClient.fetchQuery({ ...paymentAccountsQuery(), staleTime: 60_000 }),
  ])
  signal.throwIfAborted()
  const [foundOrders, foundProducts, foundEvents, foundMembers, foundCoupons, accounts] = results
  return [
    ...(foundOrders.status === 'fulfilled' ? foundOrders.value.orders : []).map((order) => ({
      group: t('admin.shell.orders'),
      id: order.id,
      label: t('admin.shell.orderNumber', { number: order.number }),
      detail: `${customerOf(order)} · ${order.priceSummary.total.formattedAmount}`,
      href: paths.order(order.id),
    })),
    ...(foundProducts.status === 'fulfilled' ? foundProducts.value.products : []).map((product) => ({
      group: t('admin.shell.products'),
      id: product.id,
      label: product.name,
      detail: product.actualPriceRange.minValue.formattedAmount ?? '',
      href: paths.product(product.id),
    })),
    ...(foundEvents.status === 'fulfilled' ? foundEvents.value.events : []).map((event) => ({
      group: t('admin.shell.events'),
      id: event.id,
      label: event.title,
      detail: event.dateAndTimeSettings.formatted.dateAndTime,
      href: paths.event(event.id),
    })),
    ...(foundMembers.status === 'fulfilled' ? foundMembers.value.members : []).map((member) => ({
      group: t('admin.shell.members'),
      id: member.id,
      label: nameOfMember(member),
      detail: member.loginEmail ?? '',
      href: paths.member(member.id),
    })),
    ...(foundCoupons.status === 'fulfilled' ? foundCoupons.value.coupons : []).map(({ id, specification }) => ({
      group: t('admin.shell.coupons'),
      id,
      label: specification.code ?? '',
      detail: specification.name ?? '',
      href: paths.coupon(id),
    })),
    ...findSettings(q, accounts.status === 'fulfilled' ? accounts.value.accounts : []).map((setting) => ({
      group: t('admin.shell.settings'),
      id: setting.name,
      label: setting.name,
      detail: setting.page,
      href: placeOf(setting),
    })),
  ]
}
